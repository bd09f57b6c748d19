import Ruler from 'lucide-react/icons/ruler'
import { Icon } from '../../ui/icon/icon.tsx'
import { Drawing, hasDrawing, isOnLabel } from '../drawings/drawing.tsx'
import styles from './field-reason.module.css'
import { useMissingMessage } from './missing-measures.ts'
import { whyByField } from './why.ts'

type Props = {
  field: string
  label: string
  /** How it is measured, in words. */
  help: string
  /** Why it matters, as volunteers wrote it. */
  reason?: string | undefined
}

/** Beside a measure of a listing: why it matters, and the drawing of where to take it, folded. */
export function FieldReason({ field, label, help, reason: written }: Props) {
  const reason = useReason(field, written)
  if (!reason && !hasDrawing(field)) return null
  return (
    <div>
      {reason && <p className={styles.why}>{reason}</p>}
      {hasDrawing(field) && (
        <details>
          <summary className={styles.where}>
            <Icon of={Ruler} />
            <span>
              {isOnLabel(field) ? 'Where to look' : 'Where to measure'}
              <span className="visually-hidden"> ({label})</span>
            </span>
          </summary>
          <div className={styles.drawing}>
            <Drawing of={field} text={help} />
          </div>
        </details>
      )}
    </div>
  )
}

/** Why an answer matters, in the volunteers' words or ours, and how many people it was lately missing to; empty where nobody said why. */
export function useReason(field: string, written = ''): string {
  const missing = useMissingMessage(field)
  const why = written || (Object.hasOwn(whyByField, field) ? whyByField[field] : undefined)
  return why ? [why, missing].filter(Boolean).join(' ') : ''
}
