/** Pictures of protection, tools, electrical goods, spares and laboratory goods: key | shape | parameters */
export const plantPhotos = `
  gloves | gloves | coat={tone}; knit=#8f979f
  cut-glove | gloves | coat=#3a3f47; knit=#b9bec6; hem=#1f5fa8
  rubber-glove | gloves | coat=#c8751e; knit=#c8751e; hem=#c8751e
  disposable-glove | dispenser | colour={tone}; brand={brand}; name={name}; line={spec:}; kind=glove; sheet=#5b8fc7
  rescue-workers-helmet | helmet | colour={colour:#f2b705}; text={brand}
  goggles | goggles | frame=#20242a
  glasses | goggles | frame=#2f4a6b; accent=#1f5fa8
  dust-mask | dispenser | colour={tone}; brand={brand}; name={name}; line={spec:}; sheet=#f4f5f4
  fire-extinguisher | extinguisher | brand={brand}; text={spec:4 kg}
  warning | sign | text=当心机械伤人
  high-voltage | sign | text=当心触电
  no-smoking | sign | text=禁止吸烟; kind=ban
  exit-sign | sign | text=安全出口; kind=exit
  traffic-cone | cone | colour={colour:#ef5b1e}
  bucket | bucket | colour={colour:#c8201e}
  wrench | wrench | brand={brand}
  screwdriver | screwdriver | brand={brand}
  hammer | hammer | colour=#c89a5c
  toolbox | toolbox | brand={brand}; name={name}
  tape-measure | measure | brand={brand}; text={spec:5 m}
  caliper | caliper | brand={brand}
  drill-bit | drills | holder={tone}
  grinding-disc | grinder_disc | brand={brand}; colour={tone}
  nut-and-bolt | bolts | across=1.9
  hex-nut | bolts | across=1.9
  screw | bolts | across=1.5; colour=#c9b173
  washer | bolts | across=1.9; colour=#8e939a
  expansion-bolt | bolts | across=1.6; length=7
  locked | padlock | brand={brand}; size={number:50}
  caster | caster | wheel=#c8102e
  paint-can | paint | brand={brand}; name={name}; line={spec:}; colour={tone}
  sealant | sealant | brand={brand}; name={name}; line={spec:}; colour={tone}
  spray-can | aerosol | brand={brand}; name={name}; line={spec:}; colour={tone}
  ladder | ladder | colour=#c8102e
  wire-spool | wire | brand={brand}; colour={tone}
  network-cable | wire | brand={brand}; colour=#1f5fa8; text={name}; length=305 米
  circuit-breaker | breaker | poles={poles:1}; current=C{number:32}; brand={brand}
  relay | contactor | brand={brand}
  distribution-box | enclosure | brand={brand}; name={name}
  light-bulb | bulb | brand={brand}; text={spec:12 W}
  tube-light | tubelight | count=3
  floodlight | floodlight | brand={brand}
  flashlight | flashlight | text={brand}
  wall-switch | socket | kind=switch
  wall-socket | socket | kind=socket
  power-strip | strip | brand={brand}
  battery | cells | brand={brand}; name={name}; line={spec:}; colour={tone}
  car-battery | block | brand={brand}; name={spec:65 Ah}; line={name}
  multimeter | meter | brand={brand}
  bearing | bearing | text=6205-2RS
  gear | gear | teeth=28
  valve | valve | lever=#1f5fa8
  pipe-elbow | elbow | colour=#c4c8ce
  flange | flange | holes=4
  hose | hose | colour={tone}
  motor | motor | brand={brand}; plate_text={spec:1.5 kW}
  o-ring | orings | colour=#1f2124
  oil-drum | jug | brand={brand}; name={name}; line={spec:}; body=#b3261e; colour=#b3261e
  push-button | button | colour=#c8102e
  pressure-gauge | gauge | brand={brand}
  beaker | beaker | text={spec:250 ml}
  alembic | conical | text={spec:250 ml}
  test-tube | tubes_rack | count=6
  reagent-bottle | reagent | brand={brand}; name={name}; line={spec:}; colour={tone}
  lab-balance | scale | brand={brand}; text=220.00 g
`
