import { captchaLabel } from '@reable/contract/accounts/rules'
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCode } from '../../shell/load-code.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import styles from './captcha.module.css'

const messages = {
  untouched: 'Tick the box. We’ll check automatically. There is no puzzle.',
  working: 'Checking. You can go on filling in the form.',
  done: 'Checked. You are not a robot.',
  failed: 'The check did not work. Please tick the box again.',
}

/** Returns the token of the solved check once it is solved, undefined when it could not be. */
export type CaptchaAnswer = () => Promise<string | undefined>

/** The check that the person's own device does: one box to tick, and a text about its progress. */
export function EmbeddedCheck({ name, answer }: { name: string; answer: RefObject<CaptchaAnswer> }) {
  const { idOf } = useFormParts()
  const { state, start, stop } = useCheck(name, answer)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => (target.checked ? start() : stop())
  return (
    <div className={styles.check}>
      <CheckBox name={name} onChange={change} describedBy={`${idOf(name)}-state`}>
        {captchaLabel}
      </CheckBox>
      <p
        id={`${idOf(name)}-state`}
        role="status"
        className={`stack quiet ${styles.state}`}
        data-longest={messages.untouched}
      >
        <span>{messages[state]}</span>
      </p>
    </div>
  )
}

function useCheck(name: string, answer: RefObject<CaptchaAnswer>) {
  const { refusals, setValue } = useFormParts()
  const [state, setState] = useState<keyof typeof messages>('untouched')
  const currentRun = useRef<AbortController>(undefined)

  const stop = () => {
    currentRun.current?.abort()
    answer.current = async () => undefined
    setState('untouched')
  }
  const start = () => {
    currentRun.current?.abort()
    const run = new AbortController()
    currentRun.current = run
    setState('working')
    const solved = loadCode(() => import('./solve-task.ts'))
      .then(({ solveTask }) => solveTask(run.signal))
      .catch(() => undefined)
    answer.current = () => solved
    solved.then((payload) => {
      if (run.signal.aborted) return
      setState(payload ? 'done' : 'failed')
      if (!payload) setValue(name, false)
    })
  }
  // Each solved check is valid once: after a refusal of the server the next one is started at once.
  const restart = useEffectEvent(() => {
    if (state === 'working' || state === 'done') start()
  })
  useEffect(() => {
    if (refusals) restart()
  }, [refusals])
  useEffect(() => () => currentRun.current?.abort(), [])
  return { state, start, stop }
}
