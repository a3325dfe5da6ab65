import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Puzzle, SliderAnswer } from './puzzle.ts'
import css from './SliderDialog.module.css'
import { FARTHEST, HEIGHT, WIDTH } from './track.ts'
import { useJigsaw } from './useJigsaw.ts'

interface JigsawProps {
  readonly puzzle: Puzzle | undefined
  readonly isReady: boolean
  readonly failure: Error | undefined
  readonly onRetry: () => void
  readonly refusal: string | undefined
  readonly onMove: () => void
  readonly onSolve: (answer: SliderAnswer) => void
}

/** Jigsaw puzzle: picture with a hole, and a handle to move the piece. */
export function Jigsaw({ puzzle, isReady, failure, onRetry, refusal, onMove, onSolve }: JigsawProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const { picture, keyboard, x, by, isSent, isHeld, pointer, keys } = useJigsaw({ puzzle, isReady, onMove, onSolve })
  const at = { '--at': `${(x / WIDTH) * 100}%`, '--moved': x / FARTHEST } as CSSProperties
  const classes = [css['jigsaw'], refusal !== undefined && css['wrong'], (!puzzle || failure) && css['empty']]
  return (
    <div className={classes.filter(Boolean).join(' ')} style={at} data-by={by}>
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
        <div className={css['rail']} />
        <input
          ref={keyboard}
          className="visuallyHidden"
          type="range"
          aria-label={t('login.slider.handle')}
          aria-describedby={hintId}
          aria-disabled={isHeld}
          min={0}
          max={FARTHEST}
          {...keys}
        />
        <div className={css['handle']} {...pointer}>
          {isSent ? <Icon of={LoadingOutlined} label={t('login.slider.checking')} /> : <Icon of={RightOutlined} />}
        </div>
        {refusal === undefined ? (
          <p className={css['message']} aria-hidden>
            <span>{t('login.slider.hint')}</span>
            <span id={hintId} className={css['keys']}>
              {t('login.slider.keys')}
            </span>
          </p>
        ) : (
          <p className={css['message']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </div>
  )
}
