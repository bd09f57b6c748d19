import { useAlerts } from '../alerts.ts'

/**
 * The page's two live regions: each announcement is rendered in one of them for a moment. They are in the HTML from the start,
 * because not every screen reader announces a region that is added together with its text.
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
