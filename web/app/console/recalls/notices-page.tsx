import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { Attribution } from '../../recalls/attribution.tsx'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import type { Route } from './+types/notices-page'
import { loadNotices, type Notice } from './load-recalls.ts'
import { cardOfNotice } from './recall-addresses.ts'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadNotices(browserApi, pageOf(new URL(request.url).searchParams))

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Recall notices', !!loaderData && 'items' in loaderData)

/** The page of the rows of the file that nobody has decided about. */
export default function NoticesPage({ loaderData: list }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <BackLink to={addresses.volunteerRecalls}>Back to Recalls</BackLink>
      <h1 ref={heading} tabIndex={-1}>
        Recall notices
      </h1>
      {list && 'failure' in list && <TryAgain message={list.failure.error} />}
      {list && 'items' in list && (
        <>
          <p className="measure">
            Notices of Health Canada about health and mobility. Write a card of each that may be passed on here; put the
            others aside. Nothing is hidden before you have written a card.
          </p>
          {list.items.length === 0 && <EmptyState title="No notice waits" />}
          <ul className="stack gap-24">
            {list.items.map((notice) => (
              <li key={notice.nid}>
                <NoticeCard {...{ notice, onChanged }} page={list.page} />
              </li>
            ))}
          </ul>
          <Paging label="Pages of notices" page={list.page} pages={list.pages} addressOf={addressOf} />
          <Attribution />
        </>
      )}
    </>
  )
}

const addressOf = (page: number) => `${addresses.recallNotices}?page=${page}`

type Props = { notice: Notice; page: number; onChanged: () => Promise<void> }

/** A row of the file, with the ways on: a card of it, or put it aside. */
function NoticeCard({ notice, page, onChanged }: Props) {
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
    <article className="stack card gap-16">
      <p className={`row quiet ${cardStyles.status}`}>
        <span>{updated ?? 'Without a date'}</span>
        <span>{organization}</span>
        {archived && <span>Archived, which does not mean solved</span>}
      </p>
      <h2 className="own-line">
        <a href={url}>{title}</a>
      </h2>
      {issue && <p>{issue}</p>}
      {what_to_do && <p>{what_to_do}</p>}
      <div className="wrap gap-12 above-4">
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
