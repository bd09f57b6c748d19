import type { FitRules } from './rule.ts'

const mattressRule =
  'A mattress is of its deck’s own size, within ½ in: a gap beside it can trap a person. Within 1 in may do.'

/** The rules of beds, rails, hoists and slings. */
export const bedRules = {
  mattress_width: {
    label: 'Width of the bed',
    text: mattressRule,
    sources: ['health_canada', 'ours'],
  },
  mattress_length: {
    label: 'Length of the bed',
    text: mattressRule,
    sources: ['health_canada', 'ours'],
  },
  bed_room_width: {
    label: 'Room beside the bed',
    text: 'Beside the bed, on one side, 36 in stay free; 30 in may do.',
    sources: ['ours'],
  },
  bed_room_length: {
    label: 'Length of the room',
    text: 'Its place is at least 1 in longer than the bed.',
    sources: ['ours'],
  },
  rail_mattress: {
    label: 'Your mattress',
    text: 'We never say that a rail fits. It is made for a thickness of mattress; no gap may be over 12 cm, or over 6 cm at the ends of the rail.',
    sources: ['health_canada', 'ours'],
  },
  rail_bed: {
    label: 'Your bed',
    text: 'A rail that only lies under the mattress is not for a bed that moves.',
    sources: ['health_canada', 'ours'],
  },
  hoist_under_bed: {
    label: 'Under the bed',
    text: 'The base of the lift is at least ½ in lower than the gap under the bed.',
    sources: ['fda_lifts', 'ours'],
  },
  sling_attachment: {
    label: 'How it hangs',
    text: 'A sling with loops hangs on hooks, one with clips on studs.',
    sources: ['fda_lifts'],
  },
  sling_approval: {
    label: 'The maker’s word',
    text: 'We never say that a sling fits: only the maker of the lift can approve it.',
    sources: ['fda_lifts'],
  },
} as const satisfies FitRules
