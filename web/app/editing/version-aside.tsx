import { useEffect, useRef } from 'react'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'

/** True for the version that the person typed before they took another. */
type Origin = { isMine: boolean }

type Props = { shown: Origin; next: Origin; onSwap: () => void }

/** Says which version is in the form, and brings the other one back. It takes the focus: the form has just become another. */
export function VersionAside({ shown, next, onSwap }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const text = shown.isMine
    ? 'This is what you typed. The other version is kept until you leave this page.'
    : 'This is the stored version. What you typed is kept until you leave this page.'
  return (
    <Alert ref={box} tabIndex={-1} type="info" text={text}>
      <Button variant="plain" size="small" onClick={onSwap}>
        {next.isMine ? 'Bring mine back' : 'Bring theirs back'}
      </Button>
    </Alert>
  )
}
