/** Types for the used part of pdfmake, which has none. */
declare module 'pdfmake' {
  interface Pdfmake {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void
    setTableLayouts(layouts: Record<string, object>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
  }
  const pdfmake: Pdfmake
  export default pdfmake
}
