/**
 * Manuals of things that the village lists. They lead to the start pages of real makers, where manuals are looked up by model: a page that was
 * made up would be a dead link.
 */
export const villageManuals = [
  manual('Pride', 'Jazzy 600 ES', 'https://www.pridemobility.com/'),
  manual('Pride', 'Go-Go Elite Traveller', 'https://www.pridemobility.com/'),
  manual('Shoprider', 'Deluxe 889SL-4', 'https://www.shoprider.com/'),
  manual('Invacare', 'Etude HC', 'https://www.invacare.com/'),
  manual('Bruno', 'Elan SRE-3050', 'https://www.bruno.com/'),
]

function manual(brand: string, model: string, address: string) {
  return { brand, model, title: `${brand}: find the manual by its model`, address }
}
