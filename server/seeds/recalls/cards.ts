import type { DeliveredCard } from '#recalls'

/** Bed rail or bed assist handle, as server/seeds/taxonomy.json numbers it. */
const bedRails = [28]

/** The recall cards that come with the program. Their names never change. */
export const deliveredCards: readonly DeliveredCard[] = [
  {
    delivered: 'drive bed rails 2021',
    fields: {
      name: 'Drive bed rails and bed handles',
      brands: ['Drive', 'Drive Medical', 'Drive DeVilbiss', 'Drive DeVilbiss Healthcare'],
      models: ['15064', '15062', 'RTL15073', 'RTL15063-ADJ'],
      serials: '',
      sold: 'Sold from October 2007 to December 2021. 68,021 were sold in Canada.',
      danger:
        'A person can get caught between the rail and the mattress and not be able to breathe. Two people had died when it was recalled.',
      remedy: 'Stop using it. Take it off the bed. Ask Drive Medical Canada for your money back.',
      source: 'https://recalls-rappels.canada.ca/en',
      equipment_type_ids: bedRails,
    },
  },
  {
    delivered: 'medline bed assist bars 2024',
    fields: {
      name: 'Medline bed assist bars',
      brands: ['Medline', 'Medline Industries', 'Medline Canada'],
      models: ['MDS6800BA', 'MDS6800BAH'],
      serials: '',
      sold: 'Sold in Canada from February 2013 to March 2024: 5,522.',
      danger:
        'A person can get caught in the bar, or between the bar and the mattress, and not be able to breathe. Two people have died.',
      remedy: 'Stop using it. Take it off the bed. Ask Medline for your money back.',
      source: 'https://recalls-rappels.canada.ca/en',
      equipment_type_ids: bedRails,
    },
  },
]
