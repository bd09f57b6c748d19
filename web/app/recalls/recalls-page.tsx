import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { PlainPage } from '../content/pages/plain-page.tsx'
import { addresses } from '../shell/addresses.ts'
import { Alert } from '../ui/alert/alert.tsx'
import type { Route } from './+types/recalls-page'
import { Attribution } from './attribution.tsx'
import { loadLookUp, statusOfLookUp } from './load-look-up.ts'
import { LookUpForm } from './look-up-form.tsx'
import { RecallAnswer } from './recall-answer.tsx'
import styles from './recalls.module.css'

const title = 'Is mine recalled?'
const about =
  'Makers call back things that can hurt people. Type the brand and the model, and see whether yours is one of them.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const lookUp = await loadLookUp(apiOf(context), request.url)
  return data({ lookUp, origin: new URL(request.url).origin }, { status: statusOfLookUp(lookUp) })
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  lookUp: await loadLookUp(browserApi, request.url),
  origin: new URL(request.url).origin,
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData && 'errors' in loaderData.lookUp ? 'Error: ' : ''}${title} · ${organisation.name}` },
  { name: 'description', content: about },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${addresses.recalls}` },
]

/** Whether a thing is recalled, by its brand and model, for everyone and without a script. */
export default function RecallsPage({ loaderData: { lookUp } }: Route.ComponentProps) {
  const { brand, model } = lookUp
  const checked = 'found' in lookUp ? lookUp.found.checked : null
  return (
    <PlainPage title={title} about={about}>
      {'failure' in lookUp && <Alert type="error" title="We cannot look it up now" text={lookUp.failure} />}
      {'found' in lookUp && <RecallAnswer found={lookUp.found} {...{ brand, model }} />}
      <LookUpForm {...{ brand, model }} errors={'errors' in lookUp ? lookUp.errors : {}} />
      <div className={styles.foot}>
        {checked && <p>Health Canada’s list of recalls was last looked at on {checked}.</p>}
        <p>An old recall that the list calls “archived” is a recall still.</p>
        <Attribution />
      </div>
    </PlainPage>
  )
}
