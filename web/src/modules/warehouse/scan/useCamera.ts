import { type RefObject, useEffect, useRef, useState } from 'react'
import { openCodeReader } from './codeReader.ts'

/** Why no camera is shown: not permitted, none there, or used by another program. */
export type CameraProblem = 'denied' | 'none' | 'busy'

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: 'starting' | 'running' | CameraProblem
  /** Whether bars are read besides QR codes; false in browsers without a reader of their own. */
  readonly readsBars: boolean
}

/** Browsers give cameras to secure pages only. */
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && 'mediaDevices' in navigator

const everyMs = 150

const reasonOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

/** Camera on the back of a phone, if there is one, which reads codes until the component leaves. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Camera['state']>('starting')
  const [readsBars, setReadsBars] = useState(true)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  }, [onCode])
  useEffect(() => {
    let [isOver, last] = [false, '']
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      const reader = await openCodeReader()
      // Left while the person was still deciding on the permission.
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setReadsBars(reader.readsBars)
      setState('running')
      const look = async () => {
        const code = video.current ? await reader.read(video.current).catch(() => undefined) : undefined
        if (isOver) return
        // A code stays in the picture for a while: it counts once.
        if (code !== undefined && code !== '' && code !== last) {
          navigator.vibrate?.(60)
          latest.current(code)
        }
        last = code ?? ''
        timer = setTimeout(() => void look(), everyMs)
      }
      void look()
      return undefined
    }
    start().catch((error: unknown) => {
      stop()
      if (!isOver) setState(reasonOf(error))
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { video, state, readsBars }
}
