/** What people call the municipalities of Metro Vancouver and their parts, by the municipality. */
export const otherPlaceNames: Record<string, string[]> = Object.fromEntries(
  (
    [
      ['Bowen Island', 'Bowen|Snug Cove'],
      [
        'Burnaby',
        'Metrotown|Brentwood|Edmonds|Lougheed|Burnaby Heights|Capitol Hill|Deer Lake|SFU|Highgate|South Burnaby|North Burnaby|本拿比|本那比',
      ],
      ['Coquitlam', 'Coq|Maillardville|Burquitlam|Westwood Plateau|Burke Mountain|Austin Heights|高贵林|高貴林'],
      ['Delta', 'Ladner|Tsawwassen|North Delta|Beach Grove|Sunbury'],
      ['Electoral Area A (UBC)', 'UBC|UEL|Point Grey campus|Electoral Area A|Wesbrook'],
      ['Langley (City)', 'Langley|Langley City|City of Langley|兰里|蘭里'],
      [
        'Langley (Township)',
        'Langley|Township of Langley|Langley Township|Walnut Grove|Willoughby|Aldergrove|Fort Langley|Brookswood|Murrayville',
      ],
      ['Maple Ridge', 'Haney|Albion|Hammond|Whonnock|枫树岭'],
      [
        'New Westminster',
        'New West|New Wes|NewWest|Queensborough|Sapperton|Uptown New West|Queens Park|二埠|新西敏|新威斯敏斯特',
      ],
      [
        'North Vancouver (City)',
        'North Vancouver|North Van|N Van|N Vancouver|NVan|Lonsdale|Lower Lonsdale|Central Lonsdale|City of North Vancouver|北温|北溫|北温哥华',
      ],
      [
        'North Vancouver (District)',
        'North Vancouver|North Van|N Van|N Vancouver|NVan|Lynn Valley|Deep Cove|Edgemont|Capilano|District of North Vancouver|北温|北溫|北温哥华',
      ],
      ['Pitt Meadows', 'Pitt'],
      ['Port Coquitlam', 'PoCo|Port Coq|Citadel Heights|Mary Hill'],
      ['Port Moody', 'PoMo|Newport Village|Suter Brook|Ioco|满地宝'],
      ['Richmond', 'Steveston|Brighouse|Sea Island|Ironwood|列治文|里士满'],
      [
        'Surrey',
        'Newton|Whalley|Guildford|Fleetwood|Cloverdale|South Surrey|North Surrey|Surrey Central|Crescent Beach|素里|ਸਰੀ',
      ],
      ['Tsawwassen First Nation', 'Tsawwassen|Tswassen'],
      [
        'Vancouver',
        'Vancouver City|Vancouver BC|City of Vancouver|YVR|East Van|East Vancouver|East Side|Downtown|Downtown Vancouver|West End|Kitsilano|Kits|' +
          'Kerrisdale|Marpole|Mount Pleasant|Yaletown|Gastown|Strathcona|Commercial Drive|Renfrew|Killarney|Dunbar|Point Grey|' +
          'Oakridge|Shaughnessy|Arbutus|Fraserview|Hastings Sunrise|Coal Harbour|Champlain Heights|South Vancouver|温哥华|溫哥華|밴쿠버|ونکوور',
      ],
      [
        'West Vancouver',
        'West Van|W Van|W Vancouver|WVan|Ambleside|Dundarave|Horseshoe Bay|British Properties|Caulfeild|西温|西溫|西温哥华',
      ],
      ['White Rock', 'Whiterock|白石'],
    ] as const
  ).map(([place, names]) => [place, names.split('|').filter(Boolean)]),
)
