import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Photo } from './photo.ts'
import styles from './photo-tile.module.css'

export type Tool = 'retry' | 'cover' | 'earlier' | 'later' | 'rotate' | 'remove'

/** The id of a tool's button, by which it takes the focus. */
export const toolId = ({ id }: Pick<Photo, 'id'>, tool: Tool): string => `${id}-${tool}`

type Props = { photo: Photo; place: number; count: number; onUse: (tool: Tool) => void }

/** The actions with one photo, each with its label. */
export function PhotoTools({ photo, place, count, onUse }: Props) {
  const common = { photo, number: place + 1, onUse }
  if (photo.status === 'error') return failedPhotoTools(common)
  return (
    <div className={styles.tools}>
      {place === 0 ? (
        <p className={`line ${styles.first}`}>Buyers see this photo first.</p>
      ) : (
        <ToolButton key="cover" {...common} tool="cover" icon={Star} wide>
          Make cover photo
        </ToolButton>
      )}
      <ToolButton
        key="earlier"
        {...common}
        tool="earlier"
        icon={ArrowLeft}
        cannot={place === 0 && 'This is the first photo.'}
      >
        Move earlier
      </ToolButton>
      <ToolButton
        key="later"
        {...common}
        tool="later"
        onward={ArrowRight}
        cannot={place === count - 1 && 'This is the last photo.'}
      >
        Move later
      </ToolButton>
      <ToolButton key="rotate" {...common} tool="rotate" icon={RotateCw}>
        Rotate
      </ToolButton>
      <ToolButton key="remove" {...common} tool="remove" icon={Trash2}>
        Remove
      </ToolButton>
    </div>
  )
}

type CommonProps = { photo: Photo; number: number; onUse: (tool: Tool) => void }

/** The actions with a photo that was not uploaded. No component, so that Remove keeps the focus when the photo is retried. */
function failedPhotoTools(common: CommonProps) {
  return (
    <div className={styles.tools}>
      {common.photo.mayRetry && (
        <ToolButton key="retry" {...common} tool="retry" icon={RefreshCw} variant="other" wide>
          Retry
        </ToolButton>
      )}
      <ToolButton key="remove" {...common} tool="remove" icon={Trash2} wide>
        Remove
      </ToolButton>
    </div>
  )
}

type ToolProps = Pick<Props, 'photo' | 'onUse'> & {
  tool: Tool
  number: number
  icon?: LucideIcon
  onward?: LucideIcon
  variant?: 'other' | 'quiet'
  wide?: boolean
  /** The reason why it has nothing to do. */
  cannot?: string | false
  children: string
}

function ToolButton({
  photo,
  tool,
  number,
  onUse,
  cannot,
  wide,
  variant = 'quiet',
  children,
  ...buttonProps
}: ToolProps) {
  return (
    <Button
      {...buttonProps}
      id={toolId(photo, tool)}
      size="small"
      variant={variant}
      className={[wide && styles.wide, cannot && styles.cannot].filter(Boolean).join(' ')}
      aria-disabled={cannot ? true : undefined}
      aria-describedby={cannot ? `${toolId(photo, tool)}-why` : undefined}
      onClick={() => (cannot ? alerts.announce(cannot) : onUse(tool))}
    >
      {children}
      <span className="visually-hidden"> photo {number}</span>
      {cannot && (
        <span id={`${toolId(photo, tool)}-why`} hidden>
          {cannot}
        </span>
      )}
    </Button>
  )
}
