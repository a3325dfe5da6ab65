import RotateLeftOutlined from '@ant-design/icons-svg/es/asn/RotateLeftOutlined.js'
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined.js'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Cropper from 'react-easy-crop'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { type Area, type CropRule, type OpenPicture, sizeOfResult, type Turn, turned } from './crop.ts'
import css from './Crop.module.css'

interface CropPanelProps {
  readonly picture: OpenPicture
  readonly rule: CropRule
  readonly onChange: (area: Area, turn: Turn) => void
}

const maxZoom = 4

/** Crop area with a fixed aspect ratio: move by pointer, touch or arrow keys, zoom, rotate by 90 degrees. */
export function CropPanel({ picture, rule, onChange }: CropPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState<Turn>(0)
  const [area, setArea] = useState<Area>()
  const stage = useRef<HTMLDivElement>(null)
  const isReady = area !== undefined
  // The picture loads after the dialog has set its initial focus, so the focus is moved then.
  useEffect(() => {
    if (isReady) stage.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [isReady])
  const rotate = (by: 90 | -90) => {
    setTurn(turned(turn, by))
    setPlace({ x: 0, y: 0 })
  }
  const size = area && sizeOfResult(area, rule.maxPixels)
  return (
    <div className={css['crop']}>
      <div ref={stage} className={css['stage']}>
        <Cropper
          image={picture.address}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          rotation={turn}
          aspect={rule.ratio}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            setArea(pixels)
            onChange(pixels, turn)
          }}
          mediaProps={{ alt: picture.file.name }}
          cropperProps={{ role: 'group', 'aria-label': t('common.crop.area'), 'aria-describedby': `${id}-hint` }}
        />
      </div>
      <div className={css['tools']}>
        <label className={css['zoom']}>
          <span>{t('common.crop.zoom')}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
          <output>{Math.round(zoom * 100)}%</output>
        </label>
        <span className={css['turns']}>
          <Button
            icon={<Icon of={RotateLeftOutlined} />}
            aria-label={t('common.crop.left')}
            onClick={() => rotate(-90)}
          />
          <Button
            icon={<Icon of={RotateRightOutlined} />}
            aria-label={t('common.crop.right')}
            onClick={() => rotate(90)}
          />
        </span>
      </div>
      <p id={`${id}-hint`} className={css['hint']}>
        {t('common.crop.hint')}
        {size && <span className="num together">{t('common.crop.result', { ...size })}</span>}
      </p>
    </div>
  )
}
