import Ruler from 'lucide-react/icons/ruler'
import { Icon } from '../../ui/icon/icon.tsx'
import { Drawing, hasDrawing, isOnLabel } from '../drawings/drawing.tsx'
import styles from './field-reason.module.css'
import { useMissingMessage } from './missing-measures.ts'

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
      {reason && <p className={`quiet ${styles.why}`}>{reason}</p>}
      {hasDrawing(field) && (
        <details>
          <summary className={`target gap-8 ${styles.where}`}>
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

/**
 * Why an answer matters, for whoever lists a thing: one sentence for each field that fit reads, and for no other. A test holds the two
 * together.
 */
export const whyByField: Readonly<Record<string, string>> = {
  seat_width_in: 'People compare this with their hips.',
  seat_depth_in: 'People with short legs ask for this.',
  seat_height_in: 'It says whether feet reach the floor, and how hard it is to stand up.',
  seat_height_min_in: 'Short people ask for this.',
  seat_height_max_in: 'Tall people, and people with stiff knees, ask for this.',
  overall_width_in: 'People with narrow doors ask for this.',
  overall_length_in: 'People with small rooms ask for this.',
  weight_capacity_lb: 'Without it nobody knows whether it is safe for them.',
  item_weight_lb: 'Whoever lifts it into a car asks for this.',
  heaviest_piece_lb: 'Whoever lifts it into a car asks for this.',
  turning_circle_in: 'People with small rooms ask for this.',
  folded_length_in: 'People ask whether it goes into their car.',
  folded_width_in: 'People ask whether it goes into their car.',
  folded_height_in: 'People ask whether it goes into their car.',
  handle_height_min_in: 'Short people ask for this.',
  handle_height_max_in: 'Tall people ask for this.',
  crutch_type: 'Each type is fitted in its own way.',
  crutch_length_min_in: 'Short people ask for this.',
  crutch_length_max_in: 'Tall people ask for this.',
  user_height_min_in: 'Short people ask for this.',
  user_height_max_in: 'Tall people ask for this.',
  user_size: 'The wrong size of chair lets people slide, or leaves their feet in the air.',
  bath_fit: 'A seat for a shower may not stand safely in a tub.',
  base_width_in: 'All its feet must stand on the flat floor of a tub.',
  board_fit_min_in: 'People with a narrow tub ask for this.',
  board_fit_max_in: 'People with a wide tub ask for this.',
  outer_legs_room_in: 'People with little room beside the tub ask for this.',
  clear_height_in: 'People ask whether it goes over their toilet.',
  raise_height_in: 'People need the right height to stand up.',
  toilet_shape: 'The wrong shape slips.',
  bed_height_min_in: 'Feet have to reach the floor.',
  bed_height_max_in: 'A higher bed is easier to stand up from, and easier for a helper.',
  for_mattress_in: 'With a thicker or thinner mattress there are gaps that can trap a person.',
  fixing: 'It has to be made for the bed or the bath that people have.',
  base_height_in: 'People ask whether it goes under their bed.',
  sling_attachment: 'A sling must hang as the lift’s maker says.',
  usable_length_ft: 'People with a high step need a long ramp.',
  usable_length_in: 'People with a high step need a long ramp.',
  height_in: 'It has to be as high as the step.',
  width_in: 'People compare this with what they have: a bed, or a chair’s wheels.',
  length_in: 'People compare this with the bed that they have.',
  stair_shape: 'A curved rail fits one staircase only.',
  for_stair_width_in: 'People with narrow stairs ask for this.',
  track_length_ft: 'The rail has to be as long as the stairs.',
  rail_can_be_cut: 'A long rail that can be cut suits more homes.',
}
