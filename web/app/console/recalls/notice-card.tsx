import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import styles from '../reports/reports.module.css'
import type { Notice } from './load-recalls.ts'
import { cardOfNotice } from './recall-addresses.ts'

type Props = { notice: Notice; page: number; onChanged: () => Promise<void> }

/** A row of the file, with the ways on: a card of it, or put it aside. */
export function NoticeCard({ notice, page, onChanged }: Props) {
  const { nid, title, url, organization, issue, what_to_do, updated, archived } = notice
  const [busy, setBusy] = useState(false)
  const dismiss = async () => {
    setBusy(true)
    const reply = await browserApi('dismissRecallNotice', { params: { nid }, body: { dismissed: true } })
    setBusy(false)
    if (!reply.ok) return showFailure(reply)
    alerts.show(doneNotice('Put aside', title))
    await onChanged()
  }
  return (
    <article className={styles.card}>
      <p className={styles.status}>
        <span>{updated ?? 'Without a date'}</span>
        <span>{organization}</span>
        {archived && <span>Archived, which does not mean solved</span>}
      </p>
      <h2 className="own-line">
        <a href={url}>{title}</a>
      </h2>
      {issue && <p>{issue}</p>}
      {what_to_do && <p>{what_to_do}</p>}
      <div className={styles.choices}>
        <Button to={cardOfNotice(nid, page)} variant="other">
          Write a card<span className="visually-hidden"> of {title}</span>
        </Button>
        <May act="dismiss_recall_notice">
          <Button variant="quiet" busy={busy} busyLabel="Putting aside…" onClick={dismiss}>
            Put aside<span className="visually-hidden"> {title}</span>
          </Button>
        </May>
      </div>
    </article>
  )
}
