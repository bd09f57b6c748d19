import { type ComponentProps, type MouseEvent, useId, useState } from 'react'
import { Link } from '../link/link.tsx'
import styles from './button.module.css'
import { type ButtonVariantProps, buttonClass } from './button-class.ts'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'

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

type Props = ComponentProps<'button'> & { reason: string | undefined }

/**
 * A button that is disabled as long as there is a reason, which stands beside it; a press then only announces the reason.
 * The element stays the same, with the focus, when the reason comes or goes.
 */
function ButtonWithReason({ reason, ...button }: Props) {
  const ownId = useId()
  const id = button.id ? `${button.id}-reason` : ownId
  const [presses, setPresses] = useState(0)
  // A new reason is not announced before the next press.
  if (!reason && presses) setPresses(0)
  const explain = (event: MouseEvent) => {
    event.preventDefault()
    setPresses(presses + 1)
  }
  const waitingProps = reason && {
    className: `${button.className} ${styles.notYet}`,
    'aria-disabled': true,
    'aria-describedby': id,
    onClick: explain,
  }
  return (
    <span className={reason ? styles.withReason : styles.withoutReason}>
      <button {...button} {...waitingProps} />
      {reason && (
        <>
          <span id={id} className={presses ? `quiet ${styles.reasonAsked}` : 'quiet'}>
            {reason}
          </span>
          <span role="status" className="visually-hidden">
            {presses > 0 && <span key={presses}>{reason}</span>}
          </span>
        </>
      )}
    </span>
  )
}
