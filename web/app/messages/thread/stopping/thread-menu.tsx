import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Flag from 'lucide-react/icons/flag'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { usePersonReport } from '../../../moderation/use-person-report.tsx'
import { useReportDialog } from '../../../moderation/use-report-dialog.tsx'
import { useBusy } from '../../../state/busy.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DropDown } from '../../../ui/drop-down/drop-down.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { nameWithin } from '../../name-within.ts'
import type { ThreadConversation } from '../load-thread.ts'
import styles from '../thread.module.css'
import { useStopping } from './use-stopping.ts'

type Props = { conversation: ThreadConversation; onChange: () => void }

/** What a person can do to have rest: no e-mails, no words of the other one, a word to the volunteers. */
export function ThreadMenu({ conversation, onChange }: Props) {
  const { id, muted, blocked, post, with: partner } = conversation
  const { task, stop } = useStopping(id, onChange)
  const [isAsking, setIsAsking] = useState(false)
  const report = useReportDialog(post?.id)
  const personReport = usePersonReport(conversation)
  const name = nameWithin(partner.name)
  return (
    <>
      <DropDown
        label={task ? 'One moment…' : 'Stop or report'}
        align="right"
        className={styles.menu}
        summaryClass={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Item icon={muted ? Bell : BellOff} onPress={() => stop(muted ? 'unmuteConversation' : 'muteConversation')}>
          {muted ? 'Send me e-mails again' : 'Stop e-mails about this'}
        </Item>
        {!partner.closed && (
          <Item icon={Ban} onPress={() => (blocked ? stop('unblockPartner') : setIsAsking(true))}>
            {blocked ? `Unblock ${name}` : `Block ${name}`}
          </Item>
        )}
        <ReportItems {...{ conversation, name }} onPerson={personReport.open} onListing={report.open} />
      </DropDown>
      {isAsking && (
        <BlockQuestion name={name} onBlock={() => stop('blockPartner')} onClose={() => setIsAsking(false)} />
      )}
      {report.dialog}
      {personReport.dialog}
    </>
  )
}

type ReportProps = Pick<Props, 'conversation'> & { name: string; onPerson: () => void; onListing: () => void }

/** The two words to the volunteers: about the other person, and about the listing. */
const ReportItems = ({ conversation, name, onPerson, onListing }: ReportProps) => (
  <>
    {!conversation.with.closed && (
      <Item icon={UserX} onPress={onPerson}>
        {`Report ${name}`}
      </Item>
    )}
    {conversation.role === 'buyer' && conversation.post && (
      <Item icon={Flag} onPress={onListing}>
        Report the listing
      </Item>
    )}
  </>
)

type ItemProps = { icon: LucideIcon; onPress: () => unknown; children: string }

const Item = ({ icon, onPress, children }: ItemProps) => (
  <li>
    <button type="button" onClick={onPress}>
      <Icon of={icon} />
      {children}
    </button>
  </li>
)

type BlockQuestionProps = { name: string; onBlock: () => Promise<unknown>; onClose: () => void }

/** Asks before somebody is blocked, and says what it means. */
function BlockQuestion({ name, onBlock, onClose }: BlockQuestionProps) {
  const { busy, run } = useBusy()
  const block = (close: () => void) => run(() => onBlock().then(close))
  return (
    <Dialog
      short
      title={`Block ${name}?`}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="dangerAnswer" busy={busy} busyLabel="Blocking…" onClick={() => block(close)}>
            Yes, block
          </Button>
        </>
      )}
    >
      <p>What they write no longer reaches you, here and about any other listing.</p>
      <p>They are not told. You can take it back whenever you like.</p>
    </Dialog>
  )
}
