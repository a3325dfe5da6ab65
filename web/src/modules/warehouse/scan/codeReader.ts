/** Reads a code from the current picture of a video; undefined if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Kinds of codes on goods, boxes and places. */
const formats = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'itf', 'code_39', 'data_matrix']

export interface OpenedReader {
  readonly read: CodeReader
  /** Whether bars are read besides QR codes. */
  readonly readsBars: boolean
}

/** Reader of the browser, where it has one; otherwise one for QR codes alone, which is loaded now. */
export async function openCodeReader(): Promise<OpenedReader> {
  const native = (globalThis as { readonly BarcodeDetector?: NativeDetectors }).BarcodeDetector
  const supported = (await native?.getSupportedFormats().catch(() => [])) ?? []
  const wanted = formats.filter((format) => supported.includes(format))
  if (native && wanted.length > 0) {
    const detector = new native({ formats: wanted })
    return {
      read: async (video) => (await detector.detect(video))[0]?.rawValue,
      readsBars: wanted.includes('code_128'),
    }
  }
  const { default: jsqr } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read: async (video) => {
      const { videoWidth: width, videoHeight: height } = video
      if (!context || width === 0) return undefined
      canvas.width = width
      canvas.height = height
      context.drawImage(video, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data
    },
    readsBars: false,
  }
}
