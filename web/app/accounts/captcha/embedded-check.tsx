import { captchaLabel } from '@reable/contract/accounts/rules'
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import styles from './captcha.module.css'

const words = {
  untouched:
    'Tick the box. Your device then works for a moment to show that you are a person. Nothing is asked of you.',
  working: 'Checking. You can go on filling in the form.',
  done: 'Checked. You are not a robot.',
  failed: 'The check did not work. Please tick the box again.',
}

/** Gives the solved check, once it is solved; nothing when it could not be. */
export type CaptchaAnswer = () => Promise<string | undefined>

/** The check that the person's own device does: one box to tick, and in words how far it is. */
export function EmbeddedCheck({ name, answer }: { name: string; answer: RefObject<CaptchaAnswer> }) {
  const { idOf } = useFormParts()
  const { state, start, stop } = useCheck(name, answer)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => (target.checked ? start() : stop())
  return (
    <div className={styles.check}>
      <CheckBox name={name} onChange={change} describedBy={`${idOf(name)}-state`}>
        {captchaLabel}
      </CheckBox>
      <p id={`${idOf(name)}-state`} role="status" className={styles.state}>
        {words[state]}
      </p>
    </div>
  )
}

function useCheck(name: string, answer: RefObject<CaptchaAnswer>) {
  const { refusals, write } = useFormParts()
  const [state, setState] = useState<keyof typeof words>('untouched')
  const work = useRef<AbortController>(undefined)

  const stop = () => {
    work.current?.abort()
    answer.current = async () => undefined
    setState('untouched')
  }
  const start = () => {
    work.current?.abort()
    const mine = new AbortController()
    work.current = mine
    setState('working')
    const solved = import('./solve-task.ts').then(({ solveTask }) => solveTask(mine.signal)).catch(() => undefined)
    answer.current = () => solved
    solved.then((payload) => {
      if (mine.signal.aborted) return
      setState(payload ? 'done' : 'failed')
      if (!payload) write(name, false)
    })
  }
  // Each solved check counts once: after a no of the server the next one is worked on at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal asks for a new check
  useEffect(() => {
    if (refusals && (state === 'working' || state === 'done')) start()
  }, [refusals])
  useEffect(() => () => work.current?.abort(), [])
  return { state, start, stop }
}
