/** Pictures of housekeeping, food, medical goods and stores: key | shape | parameters */
export const housePhotos = `
  roll-of-paper | rolls | count=3
  tissue-box | dispenser | brand={brand}; name={name}; line={spec:}; kind=tissue; sheet=#ffffff; colour={tone}
  lotion-bottle | pump | brand={brand}; name={name}; line={spec:}; colour={tone}
  detergent-jug | jug | brand={brand}; name={name}; line={spec:}; colour={tone}; body={tone}
  spray-bottle | spray | brand={brand}; name={name}; line={spec:}; colour={tone}
  recycling-bin | wastebin | colour={colour:#2d7a4f}
  wastebasket | wastebin | colour={colour:#8b9098}; text=其他垃圾
  garbage-bag | rolls | colour={colour:#26292e}; label={brand}~{name}~{spec:}; tint={tone}; count=2; gloss=1
  water-bottle | water | brand={brand}; name={name}; line={millilitres:550 ml}; colour={tone}
  drink-can | can | brand={brand}; name={name}; line={millilitres:330 ml}; colour={tone}
  glass-of-milk | milkbox | brand={brand}; name={name}; line={spec:}; colour={tone}
  beverage-box | milkbox | brand={brand}; name={name}; line={spec:}; colour={tone}
  teacup-without-handle | tin | brand={brand}; name={name}; line={spec:}; colour={tone}; lid={tone}
  hot-beverage | pouch | brand={brand}; name={name}; line={spec:}; colour=#6b3f22
  honey-pot | tin | brand={brand}; name={name}; line={spec:}; colour=#c98a12; lid=#8a5a10
  thermos | flask | colour={colour:#b9bdc4}; brand={brand}
  rice-bag | sack | brand={brand}; name={name}; line={spec:}; colour={tone}
  beans | sack | brand={brand}; name={name}; line={spec:}; colour=#8a6a3b
  cooking-oil | oil | brand={brand}; name={name}; line={spec:}
  salt | pouch | brand={brand}; name={name}; line={spec:}; colour={tone}
  sauce-bottle | reagent | brand={brand}; name={name}; line={spec:}; glass=#2b1208; cap=#c8201e; colour=#c8201e
  cookie | pouch | brand={brand}; name={name}; line={spec:}; colour={tone}
  peanuts | pouch | brand={brand}; name={name}; line={spec:}; colour={tone}
  chestnut | pouch | brand={brand}; name={name}; line={spec:}; colour=#7a4a24
  candy | pouch | brand={brand}; name={name}; line={spec:}; colour={tone}
  wrapped-gift | giftbox | brand={brand}; name={name}; line={spec:}
  moon-cake | giftbox | brand={brand}; name={name}; line={spec:}; colour=#1d4a3a
  tamale | giftbox | brand={brand}; name={name}; line={spec:}; colour=#2d6b3f
  medical-mask | dispenser | brand={brand}; name={name}; line={spec:}; colour={tone}
  coverall | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=flat
  lab-coat | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=flat
  first-aid-kit | firstaid | name={name}
  adhesive-bandage | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=small
  cotton-swab | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=small
  syringe | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=wide
  pill | pack | brand={brand}; name={name}; line={spec:}; colour={tone}; size=small
  ointment-tube | tubes | brand={brand}; name={name}; line=20 g; colour={tone}
  package | carton | title={brand}; line={name}
  stretch-film | film | colour=#dfeaf2
  bubble-wrap | film | colour=#f4f6f7; count=1; r=9
  packing-tape | tape | colour=#c9924f
  barcode-label | rolls | count=3; width=7; hole=2
  ribbon-roll | film | colour=#22252a; count=3; width=16; r=3.6
  platform-trolley | trolley | colour=#1f5fa8
  shelf | rack | colour=#1f5fa8
  pallet | pallet | colour={colour:#1f5fa8}
  crate | crate | colour={colour:#1f5fa8}; brand={brand}
  platform-scale | scale | brand={brand}
  engine-oil | jug | brand={brand}; name={name}; line={spec:}; body=#3a3d42; colour={tone}
`
