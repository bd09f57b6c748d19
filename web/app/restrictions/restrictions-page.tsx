import { privateMeta } from '../accounts/page/private-meta.ts'
import { Restrictions } from './restrictions.tsx'

export const meta = () => privateMeta('Limits on your account')

/** The page that says what volunteers keep somebody from, why and until when, and takes their answer. */
export default function RestrictionsPage() {
  return <Restrictions />
}
