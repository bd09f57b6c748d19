import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../link/link.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { ButtonContent, type ButtonContentProps } from './button-words.tsx'
import { ButtonWithReason } from './not-yet.tsx'

type CommonProps = ButtonLook & ButtonContentProps
type AsButton = CommonProps & Omit<ComponentProps<'button'>, keyof CommonProps> & { notYet?: string | undefined }
type AsLink = CommonProps & Omit<ComponentProps<typeof Link>, keyof CommonProps>
type AsOutsideLink = CommonProps & Omit<ComponentProps<'a'>, keyof CommonProps> & { href: string }

/**
 * A button, or with `to` (inside) or `href` (outside, or within the page) a link that looks like one.
 * `notYet` keeps it focusable and says in words what is still missing; pressing it then only says so. A button whose reason comes
 * and goes gets it as undefined meanwhile, and stays the same button.
 */
export function Button(props: AsButton | AsLink | AsOutsideLink) {
  const { variant, size, wide, icon, onward, busy, busyWord, children, className, ...rest } = props
  const classes = buttonClass({ variant, size, wide }, className)
  const content = <ButtonContent {...{ icon, onward, busy, busyWord, children }} />
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
  const { notYet, ...native } = rest as Omit<AsButton, keyof CommonProps | 'className'>
  const button = {
    type: 'button',
    ...native,
    className: classes,
    'aria-busy': busy || undefined,
    onClick: busy ? ignoreClick : native.onClick,
    children: content,
  } as const
  return 'notYet' in rest ? <ButtonWithReason {...button} reason={notYet} /> : <button {...button} />
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
