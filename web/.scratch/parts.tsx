import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Handshake from 'lucide-react/icons/handshake'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Alert } from '../app/ui/alert/alert.tsx'
import { Button } from '../app/ui/button/button.tsx'
import { Disclosure } from '../app/ui/disclosure/disclosure.tsx'
import { EmptyState } from '../app/ui/empty-state/empty-state.tsx'
import { Facts } from '../app/ui/facts/facts.tsx'
import { Gallery } from '../app/ui/gallery/gallery.tsx'
import { Paging } from '../app/ui/paging/paging.tsx'
import { PartnerBadge } from '../app/ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../app/ui/price-tag/price-tag.tsx'
import { SkeletonCards } from '../app/ui/skeleton/skeleton.tsx'
import { StatusLabel } from '../app/ui/status-label/status-label.tsx'
import { TextLink } from '../app/ui/text-link/text-link.tsx'

const sizes = (i: number, f: string) => ({
  thumbnail: `/${i}-thumbnail.${f}`,
  small: `/${i}-small.${f}`,
  large: `/${i}-large.${f}`,
})
const pic = (i: number, rotation: 0 | 90 | 180 | 270 = 0) => ({
  ...sizes(i, 'jpg'),
  webp: sizes(i, 'webp'),
  alt: `Wheelchair, view ${i + 1}`,
  width: 1600,
  height: 1200,
  rotation,
})
const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center', margin: '12px 0' } as const
export function Parts() {
  const [busy, setBusy] = useState(false)
  return (
    <div style={{ width: 'var(--content)', marginInline: 'auto', paddingBlock: 24 }}>
      <h1>Parts</h1>
      <div style={row}>
        <Button variant="next" icon={Send}>
          Send
        </Button>
        <Button variant="next" icon={Send} notYet="Write a message first.">
          Send
        </Button>
        <Button variant="next" size="tall">
          Search
        </Button>
        <Button>Notify Me</Button>
        <Button notYet="Choose a type first.">Notify Me</Button>
        <Button busy={busy} busyWord="Sending…" onClick={() => setBusy(true)}>
          Go
        </Button>
      </div>
      <div style={row}>
        <Button variant="solid" icon={CalendarPlus}>
          Renew
        </Button>
        <Button variant="quiet" icon={Pencil}>
          Edit
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="dangerAnswer">Yes, delete it</Button>
        <Button variant="plain">Clear All</Button>
      </div>
      <p>
        <TextLink to="/x">A link in text</TextLink> is always underlined.{' '}
        <TextLink to="https://example.org">Another site</TextLink>
      </p>
      <div style={row}>
        <StatusLabel tone="blue" icon={CircleCheck} word="Active" />
        <StatusLabel tone="grey" icon={CirclePause} word="Inactive" />
        <StatusLabel tone="red" icon={Handshake} word="Sold" />
      </div>
      <div style={row}>
        <PartnerBadge name="Royal Oak Seniors Society" />
      </div>
      <div style={row}>
        <PriceTag price="$25" />
        <PriceTag price="FREE" filled />
        <PriceTag price="$60" size="list" />
        <PriceTag price="FREE" filled size="list" />
        <PriceTag price="$180" size="listing" />
        <PriceTag price="FREE" size="listing" filled />
      </div>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}>
        <Alert type="success" title="Welcome back!" text="You have logged in successfully" />
        <Alert
          type="warning"
          title="Unconfirmed user"
          text={
            <>
              Your account has not been confirmed. <TextLink to="/account/settings">Account settings</TextLink>
            </>
          }
        />
        <Alert
          type="info"
          title="Meet safely"
          text={
            <>
              Meet at a <TextLink to="/x">community exchange zone</TextLink> in daylight.
            </>
          }
        />
        <Alert type="error" title="Message not sent" text="Your message was not sent" onDismiss={() => {}}>
          <p>
            Code <strong className="code">7F2K-90QA</strong>
          </p>
        </Alert>
      </div>
      <div style={{ maxWidth: 716, margin: '24px 0' }}>
        <Gallery label="Photos of the wheelchair" pictures={[pic(0), pic(1), pic(2, 90), pic(3), pic(4, 180)]} />
      </div>
      <div style={{ maxWidth: 300, margin: '24px 0' }}>
        <Gallery label="One photo" pictures={[pic(0)]} />
      </div>
      <h2>Measurements and details</h2>
      <Facts
        facts={[
          ['Seat width', '18 in (46 cm)'],
          ['Seat depth', '16 in (41 cm)'],
          ['Seat height from floor', '19 in (48 cm)'],
          ['Overall width', '26 in (66 cm)'],
        ].map(([term, value]) => ({ term: term!, value }))}
      />
      <Paging label="Pages" page={5} pages={9} addressOf={(n) => `/?page=${n}`} />
      <EmptyState title="No listing matches yet" text="Try a wider distance, or let us write to you.">
        <Button>Within 40 km</Button>
        <Button>Notify Me</Button>
      </EmptyState>
      <Disclosure title="Categories" level={3} note="2 chosen">
        <p>Inside</p>
      </Disclosure>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
        <SkeletonCards count={2} label="Loading listings…" />
      </div>
    </div>
  )
}
