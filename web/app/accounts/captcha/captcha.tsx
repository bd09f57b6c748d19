import type { Answer } from '@reable/contract/client'
import { type RefObject, useState } from 'react'
import { type CaptchaAnswer, EmbeddedCheck } from './embedded-check.tsx'
import { Recaptcha } from './recaptcha.tsx'

export type { CaptchaAnswer }

type Props = {
  name: string
  kind: Answer<'getSignInOptions'>['captcha']
  answer: RefObject<CaptchaAnswer>
}

/** Tells people from programs: the provider's check where one is configured; otherwise, or when that does not load, our own. */
export function Captcha({ name, kind, answer }: Props) {
  const [unreachable, setUnreachable] = useState(false)
  if (kind.kind === 'embedded' || unreachable) return <EmbeddedCheck name={name} answer={answer} />
  return <Recaptcha name={name} siteKey={kind.site_key} answer={answer} onUnreachable={() => setUnreachable(true)} />
}
