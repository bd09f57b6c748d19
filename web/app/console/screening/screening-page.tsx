import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import styles from '../reports/reports.module.css'
import type { Route } from './+types/screening-page'
import { loadScreening } from './load-screening.ts'
import { ScreeningCard } from './screening-card.tsx'

export const loader = () => null

export const clientLoader = () => loadScreening(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Screening', !!loaderData && 'items' in loaderData)

/** The page of what is looked for before a listing is public, and what becomes of it. */
export default function ScreeningPage({ loaderData: list }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Screening
      </h1>
      {list && 'failure' in list && <TryAgain message={list.failure.error} />}
      {list && 'items' in list && (
        <>
          <p className={styles.intro}>
            Each listing is looked at by these before everyone sees it, and again when its photos, words or price
            change. What waits for you stands under Cases. A change counts for what is listed after it.
          </p>
          <ul className={styles.cards}>
            {list.items.map((signal) => (
              <li key={signal.id}>
                <ScreeningCard signal={signal} onChanged={onChanged} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
