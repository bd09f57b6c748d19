import type { KindName } from '../kind-types.ts'

const seated = ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'thigh_length_in']

/** What each kind is called, and the two to five questions that are asked about it, the most telling first: none can be left out. */
export const kindWords: Readonly<Record<KindName, { label: string; asks: readonly string[] }>> = {
  wheelchair: {
    label: 'A wheelchair that its user pushes',
    asks: ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'pushes_with'],
  },
  transport_chair: {
    label: 'A transport chair that a helper pushes',
    asks: seated,
  },
  tilt_wheelchair: {
    label: 'A tilt or reclining wheelchair',
    asks: seated,
  },
  power_wheelchair: {
    label: 'A power wheelchair',
    asks: seated,
  },
  travel_scooter: {
    label: 'A travel scooter',
    asks: ['user_weight_lb', 'door_width_in', 'hip_width_in', 'hall_width_in', 'lift_limit_lb'],
  },
  scooter: {
    label: 'A full-size scooter',
    asks: ['user_weight_lb', 'door_width_in', 'hip_width_in', 'hall_width_in', 'turning_space_in'],
  },
  rollator: {
    label: 'A rollator',
    asks: ['wrist_height_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'standing_height_in'],
  },
  walker: {
    label: 'A walker',
    asks: ['wrist_height_in', 'user_weight_lb', 'door_width_in', 'standing_height_in'],
  },
  upright_walker: {
    label: 'An upright or forearm walker',
    asks: ['elbow_height_in', 'user_weight_lb', 'door_width_in'],
  },
  cane: {
    label: 'A cane',
    asks: ['wrist_height_in', 'user_weight_lb', 'standing_height_in'],
  },
  crutches: {
    label: 'Crutches',
    asks: ['standing_height_in', 'user_weight_lb', 'armpit_height_in'],
  },
  shower_chair: {
    label: 'A shower chair or bath seat',
    asks: ['user_weight_lb', 'bath_place', 'lower_leg_in', 'tub_floor_in', 'hip_width_in'],
  },
  transfer_bench: {
    label: 'A bath transfer bench or bath board',
    asks: ['user_weight_lb', 'tub_rim_in', 'tub_door', 'lower_leg_in', 'beside_tub_in'],
  },
  commode: {
    label: 'A commode chair',
    asks: ['user_weight_lb', 'lower_leg_in', 'hip_width_in', 'bowl_height_in', 'door_width_in'],
  },
  rolling_commode: {
    label: 'A shower commode on wheels',
    asks: ['user_weight_lb', 'bowl_height_in', 'door_width_in', 'hip_width_in', 'lower_leg_in'],
  },
  raised_toilet_seat: {
    label: 'A raised toilet seat',
    asks: ['user_weight_lb', 'bowl_height_in', 'lower_leg_in', 'toilet_bowl'],
  },
  hospital_bed: {
    label: 'A hospital bed',
    asks: ['user_weight_lb', 'room_width_in', 'room_length_in', 'lower_leg_in'],
  },
  mattress: {
    label: 'A mattress or overlay',
    asks: ['bed_deck_width_in', 'bed_deck_length_in', 'user_weight_lb'],
  },
  bed_rail: {
    label: 'A bed rail or assist handle',
    asks: ['mattress_thickness_in', 'bed_base'],
  },
  patient_lift: {
    label: 'A patient lift or sit-to-stand lift',
    asks: ['user_weight_lb', 'door_width_in', 'bed_gap_in'],
  },
  sling: {
    label: 'A sling for a lift',
    asks: ['user_weight_lb', 'lift_attachment'],
  },
  portable_ramp: {
    label: 'A portable ramp',
    asks: ['rise_in', 'ramp_use', 'chair_width_in', 'chair_weight_lb', 'user_weight_lb'],
  },
  threshold_ramp: {
    label: 'A threshold ramp',
    asks: ['rise_in', 'ramp_use', 'chair_width_in', 'chair_weight_lb', 'user_weight_lb'],
  },
  stair_lift: {
    label: 'A stair lift',
    asks: ['stairs', 'stair_width_in', 'user_weight_lb', 'stair_length_in'],
  },
  lift_chair: {
    label: 'A lift chair',
    asks: ['hip_width_in', 'user_weight_lb', 'thigh_length_in', 'lower_leg_in', 'standing_height_in'],
  },
  positioning_chair: {
    label: 'A geriatric or positioning chair',
    asks: ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in'],
  },
  perching_stool: {
    label: 'A perching stool',
    asks: ['lower_leg_in', 'user_weight_lb', 'hip_width_in'],
  },
  risers: {
    label: 'Bed or chair risers',
    asks: ['lower_leg_in', 'furniture_height_in', 'user_weight_lb'],
  },
  child_wheelchair: {
    label: 'A child’s wheelchair',
    asks: seated,
  },
  stroller: {
    label: 'An adaptive stroller',
    asks: ['hip_width_in', 'user_weight_lb', 'thigh_length_in', 'door_width_in'],
  },
  gait_trainer: {
    label: 'A child’s walker or gait trainer',
    asks: ['wrist_height_in', 'user_weight_lb'],
  },
  activity_chair: {
    label: 'An activity chair or child’s stander',
    asks: ['hip_width_in', 'user_weight_lb', 'thigh_length_in'],
  },
}
