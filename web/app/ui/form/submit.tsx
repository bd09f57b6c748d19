import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../button/button.tsx'
import type { ButtonVariantProps } from '../button/button-class.ts'
import type { ButtonContentProps } from '../button/button-content.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form.module.css'
import { useFormParts } from './form-context.ts'

type Props = Pick<ButtonVariantProps, 'variant' | 'wide'> &
  Pick<ButtonContentProps, 'icon'> & {
    /** The button's label while the form is being sent, such as "Logging in…". */
    busyLabel: string
    /** The reason why the form cannot be sent yet. */
    disabledReason?: string | undefined
    children: ReactNode
  }

/** The submit button of a form, with the form's general error above it. */
export function Submit({ variant = 'next', wide, icon, busyLabel, disabledReason, children }: Props) {
  const { busy, generalError, idOf } = useFormParts()
  const isHydrated = useInBrowser()
  return (
    <div className={styles.foot} data-needs-script>
      {generalError && (
        <p id={idOf('-general')} tabIndex={-1} className={styles.general}>
          <Icon of={CircleAlert} />
          <span>
            <span className="visually-hidden">Error: </span>
            {generalError}
          </span>
        </p>
      )}
      {/* Until the script runs, a press would send the form to nobody. */}
      <Button
        type="submit"
        id={idOf('-submit')}
        {...{ variant, wide, icon, busy, busyLabel, disabledReason }}
        disabled={!isHydrated}
      >
        {children}
      </Button>
    </div>
  )
}
