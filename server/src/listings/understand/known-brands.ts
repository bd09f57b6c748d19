import type { Brand } from './vocabulary.ts'

/** Makers of home health and mobility equipment, known before the first of their things is listed; behind a colon what else they are called. */
export const knownBrands: readonly Brand[] =
  `Invacare|Drive: Drive Medical, Drive DeVilbiss|Medline|Pride: Pride Mobility|Sunrise: Sunrise Medical|
Quickie|Permobil|Shoprider|Golden: Golden Technologies|Nova: Nova Medical|Nexus|Trionic|Human Care|Evolution|Trillium|Hugo|Airgo|Carex|Graham-Field|
Lumex|Guardian|Arjo: ArjoHuntleigh|Hoyer|Joerns|Span America|Hill-Rom: Hillrom|Stryker|Bruno|Acorn|Stannah|Handicare|Savaria|Harmar|ThyssenKrupp|
EZ-Access|Roho|Jay|Varilite|Supracor|Vicair|Ottobock: Otto Bock|Karman|Ki Mobility|TiLite|Motion Composites|Future Mobility|Maple Leaf|PDG|Broda|
Convaid|Rifton|Leckey|Thomashilfen|Special Tomato|Kaye|Wenzelite|Afikim|Heartway|Merits|Amigo|Rascal|Fortress|WHILL|Smartdrive|Alber|Firefly|Juvo|
HealthCraft|Stander|Aquatec|Etac|Bathmaster|MJM|Nuprodx|BIOS: BIOS Medical|Omron|Aircast|Ossur: Össur|Donjoy|KneeRover: Knee Rover|Ergobaum|Optelec|
HumanWare|Freedom Scientific|Philips|Pocketalker|Rollz|byACRE|Volaris|Dolomite|Topro|Able Life|Sammons Preston|Homecraft|ObusForme: Obus Forme|
Craftmatic|La-Z-Boy: Lazyboy|Mega Motion`
    .split('|')
    .map((row) => {
      const [name = '', others = ''] = row.split(':').map((part) => part.trim())
      return { name, others: others.split(',').flatMap((one) => one.trim() || []) }
    })
