import { useAlerts } from '../alerts.ts'

/**
 * The page's one voice: what is new goes into one of the two, once, and leaves in silence. They are in the HTML from the
 * start, because a region that comes with its words is not heard everywhere.
 */
export function LiveRegions() {
  const { spoken } = useAlerts()
  const words = (urgent: boolean) =>
    spoken.filter((speech) => speech.urgent === urgent).map(({ id, words }) => <p key={id}>{words}</p>)
  return (
    <div className="visually-hidden">
      <div role="status" aria-atomic="false">
        {words(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {words(true)}
      </div>
    </div>
  )
}
