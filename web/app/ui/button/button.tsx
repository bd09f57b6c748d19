import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../link/link.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { ButtonWords, type ButtonWordsProps } from './button-words.tsx'
import { NotYet } from './not-yet.tsx'

type Face = ButtonLook & ButtonWordsProps
type AsButton = Face & Omit<ComponentProps<'button'>, keyof Face> & { notYet?: string | undefined }
type AsLink = Face & Omit<ComponentProps<typeof Link>, keyof Face>
type AsOutsideLink = Face & Omit<ComponentProps<'a'>, keyof Face> & { href: string }

/**
 * A button, or with `to` (inside) or `href` (outside, or within the page) a link that looks like one.
 * `notYet` keeps it focusable and says in words what is still missing; pressing it then only says so. A button whose reason comes
 * and goes gets it as undefined meanwhile, and stays the same button.
 */
export function Button(props: AsButton | AsLink | AsOutsideLink) {
  const { variant, size, wide, icon, onward, busy, busyWord, children, className, ...rest } = props
  const look = buttonClass({ variant, size, wide }, className)
  const words = <ButtonWords {...{ icon, onward, busy, busyWord, children }} />
  if ('to' in rest) {
    return (
      <Link {...rest} className={look}>
        {words}
      </Link>
    )
  }
  if ('href' in rest) {
    return (
      <a {...rest} className={look}>
        {words}
      </a>
    )
  }
  const { notYet, ...native } = rest as Omit<AsButton, keyof Face | 'className'>
  const button = {
    type: 'button',
    ...native,
    className: look,
    'aria-busy': busy || undefined,
    onClick: busy ? refuse : native.onClick,
    children: words,
  } as const
  return 'notYet' in rest ? <NotYet {...button} reason={notYet} /> : <button {...button} />
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
