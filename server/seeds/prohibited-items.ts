/**
 * What may not be listed here as it comes with the program, by its number, which stays. Stewards change it in their room.
 * Sources: recares.org/nonoitems, trpil.com/calendar/swaprules, Health Canada's guide to second-hand products.
 */
export const prohibitedItems: { id: number; what: string; instead: string; words: string[] }[] = [
  {
    id: 1,
    what: 'Prescription or non-prescription medicines, insulin, medicated patches, cannabis',
    instead: 'Please return it to a pharmacy.',
    words: ['insulin', 'morphine', 'oxycodone', 'fentanyl patch', 'antibiotic'],
  },
  {
    id: 2,
    what: 'Oxygen cylinders, liquid oxygen and other pressurised gas',
    instead: 'Please return it to the supplier.',
    words: ['oxygen tank', 'oxygen cylinder', 'liquid oxygen'],
  },
  {
    id: 3,
    what: 'Prescription breathing devices: ventilators, CPAP and BiPAP units, oxygen concentrators',
    instead: 'Please return it to the supplier or the programme it came from.',
    words: ['cpap', 'bipap', 'oxygen concentrator'],
  },
  {
    id: 4,
    what: 'Needles, syringes and lancets, used or unused',
    instead: 'Please take it to a pharmacy that collects sharps.',
    words: ['syringe'],
  },
  {
    id: 5,
    what: 'Single-use or opened sterile supplies: catheters, ostomy and drainage supplies, tube feeding and IV sets, dressings',
    instead: 'Please throw it away. Some charities accept what is still sealed.',
    words: ['catheter', 'ostomy'],
  },
  { id: 6, what: 'Feeding formula and supplements', instead: '', words: [] },
  { id: 7, what: 'Opened or used incontinence products and reusable underwear', instead: '', words: [] },
  {
    id: 8,
    what: 'Soiled, mouldy or bed-bug-exposed mattresses, cushions and upholstery',
    instead: 'Please use your municipality’s disposal.',
    words: [],
  },
  {
    id: 9,
    what: 'Items under an open recall or safety alert that have not been repaired, such as many portable bed rails',
    instead: 'Please ask the maker for the remedy.',
    words: [],
  },
  {
    id: 10,
    what: 'Equipment that belongs to a loan programme, health authority, insurer or rental company',
    instead: 'Please return it to its owner.',
    words: ['red cross', 'property of'],
  },
  {
    id: 11,
    what: 'Hearing aids, custom orthoses, dentures, eyeglasses and implants fitted to one person',
    instead: 'Specialised charities take it.',
    words: [],
  },
  {
    id: 12,
    what: 'Swollen, leaking, damaged or home-built batteries',
    instead: 'Please take it to a battery recycling depot.',
    words: [],
  },
  {
    id: 13,
    what: 'Equipment whose safety parts were removed or altered, and lifts and slings without their rating labels',
    instead: 'Please recycle it as scrap.',
    words: [],
  },
  {
    id: 14,
    what: 'Blood, urine and DNA test kits; glucose test strips',
    instead: 'Please take it to a pharmacy.',
    words: ['test strips'],
  },
  {
    id: 15,
    what: 'Motor vehicles and vehicle loans, adapted vans among them',
    instead: 'A licensed dealer or general classifieds will help.',
    words: [],
  },
  {
    id: 16,
    what: 'Anything that is not home health or mobility equipment; commercial stock and advertising',
    instead: '',
    words: [],
  },
  { id: 17, what: 'Weapons, alcohol, tobacco, animals, adult items, services and jobs', instead: '', words: [] },
]
