import Megaphone from 'lucide-react/icons/megaphone'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { InlineScript } from '../../inline-script.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { hideDismissedScript, isDismissed, saveDismissed } from './dismissed-banner.ts'
import type { Banner } from './load-banner.ts'
import styles from './site-banner.module.css'

/** The site banner: a sentence for everyone, right below the bar, until it is dismissed for the session. */
export function SiteBanner({ content, url }: Banner) {
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => setDismissed(isDismissed(content)), [content])
  if (dismissed) return null

  const dismiss = () => {
    saveDismissed(content)
    setDismissed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      className={styles.banner}
      aria-label="Announcement"
      data-content={content}
      data-screen-only
      suppressHydrationWarning
    >
      <InlineScript text={hideDismissedScript} />
      <div className={`line page gap-12 ${styles.row}`}>
        <Icon of={Megaphone} className={styles.icon} />
        <p className={styles.words}>
          {content} {url && <SeeMore url={url} content={content} />}
        </p>
        <Button variant="plain" size="small" icon={X} className={styles.dismiss} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </aside>
  )
}

function SeeMore({ url, content }: { url: string; content: string }) {
  return (
    <TextLink to={url} className={styles.link}>
      See more<span className="visually-hidden"> ({content})</span>
    </TextLink>
  )
}
