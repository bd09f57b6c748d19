import { organisation } from '@reable/contract/organisation'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../../ui/button/button.tsx'
import { saveAsFile } from '../settings/save-as-file.ts'
import styles from './second-factor.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** Recovery codes, this once: to be printed, saved or written down. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <>
      <p>
        <strong>Keep these ten recovery codes where you find them without your phone.</strong> Each opens your account
        once, in place of your second step. We show them only now.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <span className="code">{code}</span>
          </li>
        ))}
      </ol>
      <div className="wrap gap-12">
        <Button variant="quiet" icon={Printer} onClick={() => printCodes(codes)}>
          Print
        </Button>
        <Button
          variant="quiet"
          icon={Download}
          onClick={() => saveAsFile('recovery-codes.txt', asText(codes), 'text/plain')}
        >
          Save as a file
        </Button>
      </div>
      <Button variant="next" onClick={onDone}>
        I have kept them
      </Button>
    </>
  )
}

const asText = (codes: readonly string[]) =>
  `Recovery codes of your account at ${organisation.name}. Each works once.\n\n${codes.join('\n')}\n`

/** Prints the codes alone, not the page behind them. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page || !frame.contentWindow) return
  const text = page.createElement('pre')
  text.textContent = asText(codes)
  page.body.append(text)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
