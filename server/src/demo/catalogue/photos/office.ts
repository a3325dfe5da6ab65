/** Pictures of office supplies, computers and furniture: key | shape | parameters */
export const officePhotos = `
  pen | pens | ink={colour:#1f5fa8}; brand={brand}; tip={tip:0.5 mm}
  copy-paper | ream | brand={brand}; name={name}; size={spec:A4}; weight={grams:70 g}; colour={tone}
  notebook | notebook | colour={tone}; brand={brand}; name={name}
  spiral-notepad | notebook | colour={tone}; brand={brand}; name={name}
  sticky-notes | sticky | size=8
  envelope | folders | colour=#b98f58; brand={brand}; name={name}; line={spec:}
  ledger | folders | colour=#8a3b2e; brand={brand}; name={name}; line={spec:}
  receipt | folders | colour=#2d6b4f; brand={brand}; name={name}; line={spec:}
  file-folder | folders | colour={tone}; brand={brand}; name={name}; line=A4
  card-file-box | binder | colour={colour:#1f5fa8}; text={name}; count=3
  label | rolls | label={brand}~{name}~; tint={tone}; count=2; width=6
  stapler | stapler | colour={colour:#c8102e}; brand={brand}
  tape-roll | tape | colour={colour:#e3e1d6}; width=4
  paperclip | pack | colour={tone}; brand={brand}; name={name}; line={spec:}; size=small
  linked-paperclips | pack | colour={tone}; brand={brand}; name={name}; line={spec:}; size=small
  pushpin | pack | colour={tone}; brand={brand}; name={name}; line={spec:}; size=small
  calculator | calculator | colour={colour:#e9ebee}; brand={brand}
  whiteboard | whiteboard | brand={brand}
  laptop | laptop | colour=#b9bdc3
  desktop-computer | tower | brand={brand}
  monitor | monitor | colour=#1c1e22
  keyboard | keyboard | colour={colour:#2a2d32}; key={colour:#34383f}
  computer-mouse | mouse | colour={colour:#2a2d32}
  ssd | drive | brand={brand}; size={spec:1 TB}; accent={tone}
  usb-stick | usb | brand={brand}; size={spec:64 GB}
  ram | ram | count=2
  network-switch | switch | brand={brand}; ports=16
  router | router | brand={brand}
  security-camera | camera | brand={brand}
  printer | printer | brand={brand}
  scanner | printer | brand={brand}; colour=#d9dce0
  toner-cartridge | toner | colour={colour:#5b3fa0}; brand={brand}; name={spec:}{name}; model={yield:}
  projector | projector | brand={brand}
  desk | desk | colour={colour:#d8b98a}
  office-chair | chair | colour={colour:#2b3038}
  file-cabinet | cabinet | colour={colour:#b9bec6}
  safe | safe | brand={brand}
  microwave | microwave | brand={brand}
  shredder | shredder | brand={brand}
  telephone | phone | brand={brand}
`
