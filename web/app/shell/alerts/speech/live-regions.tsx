import { useAlerts } from '../alerts.ts'

/**
 * The page's one voice: what is new goes into one of the two, once, and leaves in silence. They are in the HTML from the
 * start, because a region that comes with its words is not heard everywhere.
 */
export function LiveRegions() {
  const { announcements } = useAlerts()
  const renderAnnouncements = (urgent: boolean) =>
    announcements.filter((announcement) => announcement.urgent === urgent).map(({ id, text }) => <p key={id}>{text}</p>)
  return (
    <div className="visually-hidden">
      <div role="status" aria-atomic="false">
        {renderAnnouncements(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {renderAnnouncements(true)}
      </div>
    </div>
  )
}
