import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './code-to-copy.module.css'
import { copyText } from './copy-text.ts'

const said = {
  copied: 'Copied',
  refused: 'Your browser did not let us copy. The code is selected now, so that you can copy it yourself.',
}

type Props = { word: string; code: string; announce: (words: string) => void }

/** A code to hand on to whoever helps, such as "Code 7F2K-90QA". */
export function CodeToCopy({ word, code, announce }: Props) {
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<keyof typeof said>()
  const copy = async () => {
    const outcome = await copyText(code, text.current)
    setOutcome(outcome)
    announce(said[outcome])
  }
  const copied = outcome === 'copied'
  return (
    <div className={styles.row}>
      <p>
        {word}{' '}
        <strong ref={text} className="code">
          {code}
        </strong>
      </p>
      <Button variant="quiet" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? said.copied : 'Copy'}
        <span className="visually-hidden"> {code}</span>
      </Button>
      {outcome === 'refused' && <p>{said.refused}</p>}
    </div>
  )
}
