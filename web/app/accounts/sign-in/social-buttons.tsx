import { report } from '../../shell/analytics/analytics.ts'
import { Button } from '../../ui/button/button.tsx'
import type { SignInOptions } from './load-sign-in-options.ts'
import styles from './sign-in.module.css'

/** The buttons of the social logins that this community offers. */
export function SocialButtons({ social, flow }: { social: SignInOptions['social']; flow: 'log_in' | 'sign_up' }) {
  if (!social.length) return null
  return (
    <div className={styles.social}>
      <p>or</p>
      {social.map(({ provider, name, address }) => (
        <Button
          key={provider}
          variant="quiet"
          wide
          href={address}
          onClick={() => report({ event: `${flow}_begun`, method: provider })}
        >
          Continue with {name}
        </Button>
      ))}
    </div>
  )
}
