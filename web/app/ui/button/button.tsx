import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../link/link.tsx'
import { type ButtonVariantProps, buttonClass } from './button-class.ts'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { ButtonWithReason } from './button-with-reason.tsx'

type CommonProps = ButtonVariantProps & ButtonContentProps
type AsButton = CommonProps &
  Omit<ComponentProps<'button'>, keyof CommonProps> & { disabledReason?: string | undefined }
type AsLink = CommonProps & Omit<ComponentProps<typeof Link>, keyof CommonProps>
type AsOutsideLink = CommonProps & Omit<ComponentProps<'a'>, keyof CommonProps> & { href: string }

/**
 * A button, or with `to` (within the site) or `href` (another site, or within the page) a link that looks like one.
 * A button with a `disabledReason` can still be focused and shows the reason; a press then only announces it. Where the reason may
 * come and go, pass undefined meanwhile, so that the element stays the same.
 */
export function Button(props: AsButton | AsLink | AsOutsideLink) {
  const { variant, size, wide, icon, onward, busy, busyLabel, children, className, ...rest } = props
  const classes = buttonClass({ variant, size, wide }, className)
  const content = <ButtonContent {...{ icon, onward, busy, busyLabel, children }} />
  if ('to' in rest) {
    return (
      <Link {...rest} className={classes}>
        {content}
      </Link>
    )
  }
  if ('href' in rest) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    )
  }
  const { disabledReason, ...native } = rest as Omit<AsButton, keyof CommonProps | 'className'>
  const button = {
    type: 'button',
    ...native,
    className: classes,
    'aria-busy': busy || undefined,
    onClick: busy ? ignoreClick : native.onClick,
    children: content,
  } as const
  return 'disabledReason' in rest ? <ButtonWithReason {...button} reason={disabledReason} /> : <button {...button} />
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
