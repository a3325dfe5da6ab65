import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined.js'
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './SliderDialog.module.css'
import {
  beginTrack,
  endOf,
  FARTHEST,
  follow,
  hasMoved,
  HEIGHT,
  type Point,
  stepOf,
  type Track,
  WIDTH,
} from './track.ts'

interface Puzzle {
  readonly bigImage: string
  readonly smallImage: string
  readonly yHeight: number
  /** The name under which the answer is sent; spelt as the portal spells it. */
  readonly chenckMoveid: string
}
export interface SliderAnswer {
  readonly chenckMoveid: string
  readonly xWidth: number
  readonly track: readonly Point[]
}

interface SliderDialogProps {
  readonly load: () => Promise<Puzzle>
  readonly onSolve: (answer: SliderAnswer) => void
  readonly onClose: () => void
  /** The server's no to the last answer; taken away while the next one is asked about. Each brings a fresh puzzle. */
  readonly refusal?: string | undefined
}

/** A piece is moved to where it belongs: by mouse, finger or arrow keys. */
export function SliderDialog({ load, onSolve, onClose, refusal }: SliderDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [round, setRound] = useState(0)
  const [shownRefusal, setShownRefusal] = useState(refusal)
  const [isWrong, setWrong] = useState(false)
  if (shownRefusal !== refusal) {
    setShownRefusal(refusal)
    setWrong(refusal !== undefined)
    if (refusal !== undefined) setRound(round + 1)
  }
  const puzzle = useQuery({
    queryKey: ['slider', id, round],
    queryFn: load,
    staleTime: Infinity,
    gcTime: 0,
    // The one that was not solved stays until the fresh one is there.
    placeholderData: keepPreviousData,
  })
  const refresh = () => {
    setWrong(false)
    setRound(round + 1)
  }
  return (
    <Dialog
      title={t('login.slider.title')}
      width={448}
      onClose={onClose}
      tools={
        <button type="button" aria-label={t('login.slider.refresh')} onClick={refresh}>
          <Icon of={ReloadOutlined} spin={puzzle.isFetching} />
        </button>
      }
    >
      <Jigsaw
        puzzle={puzzle.data}
        isReady={puzzle.isSuccess && !puzzle.isPlaceholderData}
        failure={puzzle.isError && !puzzle.isFetching ? puzzle.error : undefined}
        onRetry={() => void puzzle.refetch()}
        refusal={isWrong ? refusal : undefined}
        onMove={() => setWrong(false)}
        onSolve={onSolve}
      />
    </Dialog>
  )
}

interface JigsawProps {
  readonly puzzle: Puzzle | undefined
  readonly isReady: boolean
  readonly failure: Error | undefined
  readonly onRetry: () => void
  readonly refusal: string | undefined
  readonly onMove: () => void
  readonly onSolve: (answer: SliderAnswer) => void
}

/** What was done with one puzzle; the next one knows nothing of it. */
interface Attempt {
  readonly chenckMoveid: string
  readonly track?: Track | undefined
  readonly isSent?: boolean
}

function Jigsaw({ puzzle, isReady, failure, onRetry, refusal, onMove, onSolve }: JigsawProps) {
  const { t } = useTranslation()
  const keys = useId()
  const picture = useRef<HTMLDivElement>(null)
  const keyboard = useRef<HTMLInputElement>(null)
  /** Where the pointer would be if the piece were at its beginning. */
  const from = useRef<{ pointer: number; x: number; y: number; scale: number }>(undefined)
  const repeats = useRef(0)
  const [by, setBy] = useState<'keys' | 'pointer'>()
  const [last, setAttempt] = useState<Attempt>()
  const attempt = last?.chenckMoveid === puzzle?.chenckMoveid ? last : undefined
  const x = attempt?.track ? endOf(attempt.track) : 0
  const isSent = attempt?.isSent === true
  const isHeld = !puzzle || !isReady || isSent

  const move = (track: Track | undefined, isSent = false) => {
    if (puzzle) setAttempt({ chenckMoveid: puzzle.chenckMoveid, track, isSent })
  }
  const letGo = (track: Track) => {
    if (!puzzle || !hasMoved(track)) return move(undefined)
    move(track, true)
    onSolve({ chenckMoveid: puzzle.chenckMoveid, xWidth: endOf(track), track: track.points })
  }

  const slide = (to: number, now: number) => {
    onMove()
    move(follow(attempt?.track ?? beginTrack(now), to, 0, now))
  }

  const onPointerDown = (event: PointerEvent) => {
    if (isHeld || from.current || event.button !== 0 || !event.isPrimary) return
    const scale = picture.current!.getBoundingClientRect().width / WIDTH
    event.currentTarget.setPointerCapture(event.pointerId)
    // The handle itself takes none; and what has the focus keeps it.
    event.preventDefault()
    keyboard.current?.focus()
    setBy('pointer')
    from.current = { pointer: event.pointerId, x: event.clientX - x * scale, y: event.clientY, scale }
    onMove()
    if (!attempt?.track) move(beginTrack(event.timeStamp))
  }
  const dragged = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Track | undefined => {
    const { current: start } = from
    if (start?.pointer !== pointerId || !attempt?.track) return undefined
    return follow(attempt.track, (clientX - start.x) / start.scale, (clientY - start.y) / start.scale, timeStamp)
  }
  const onPointerMove = (event: PointerEvent) => {
    const track = dragged(event)
    if (track) move(track)
  }
  const onPointerUp = (event: PointerEvent) => {
    const track = dragged(event)
    from.current = undefined
    if (track) letGo(track)
  }
  const onPointerCancel = () => {
    from.current = undefined
    move(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isHeld || from.current) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (attempt?.track && !event.repeat) letGo(follow(attempt.track, x, 0, event.timeStamp))
      return
    }
    repeats.current = event.repeat ? repeats.current + 1 : 0
    const step = stepOf(event.key, repeats.current)
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    // Back at the beginning it is begun anew; all the way at once is never right.
    if (event.key === 'Home') move(undefined)
    if (step !== undefined) slide(x + step, event.timeStamp)
  }

  const at = { '--at': `${(x / WIDTH) * 100}%`, '--moved': x / FARTHEST } as CSSProperties
  const looks = [css['jigsaw'], refusal !== undefined && css['wrong'], (!puzzle || failure) && css['empty']]
  return (
    <div className={looks.filter(Boolean).join(' ')} style={at} data-by={by}>
      <div ref={picture} className={css['picture']} aria-busy={!isReady && !failure}>
        {puzzle && (
          <>
            <img src={puzzle.bigImage} alt="" width={WIDTH} height={HEIGHT} draggable={false} />
            <img
              className={css['piece']}
              src={puzzle.smallImage}
              alt=""
              draggable={false}
              style={{ top: `${(puzzle.yHeight / HEIGHT) * 100}%` }}
            />
          </>
        )}
        {!puzzle && !failure && <Icon of={LoadingOutlined} className={css['loading']} label={t('common.loading')} />}
        {failure && (
          <div className={css['failed']} role="alert">
            <b>{t('login.slider.failed')}</b>
            <span>{failure instanceof Refused ? failure.message : t('common.trouble.reason')}</span>
            <Button onClick={onRetry}>{t('common.reload')}</Button>
          </div>
        )}
      </div>
      <div className={css['track']}>
        <div className={css['way']} />
        <input
          ref={keyboard}
          className="visuallyHidden"
          type="range"
          aria-label={t('login.slider.handle')}
          aria-describedby={keys}
          aria-disabled={isHeld}
          min={0}
          max={FARTHEST}
          value={x}
          onKeyDown={onKeyDown}
          onKeyUp={() => setBy('keys')}
          onChange={({ target, timeStamp }) => isHeld || slide(Number(target.value), timeStamp)}
        />
        <div
          className={css['handle']}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerCancel}
        >
          {isSent ? <Icon of={LoadingOutlined} label={t('login.slider.checking')} /> : <Icon of={RightOutlined} />}
        </div>
        {refusal === undefined ? (
          <p className={css['says']} aria-hidden>
            <span>{t('login.slider.hint')}</span>
            <span id={keys} className={css['keys']}>
              {t('login.slider.keys')}
            </span>
          </p>
        ) : (
          <p className={css['says']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </div>
  )
}
