import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorArea } from 'react-aria-components/ColorArea'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import css from './Colour.module.css'
import { defaultColours } from './colour.ts'

interface ColourPanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly label: string
  /** `#rrggbb`. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

const usual = Object.keys(defaultColours) as (keyof typeof defaultColours)[]

/** Colour picker: hue, saturation and brightness by pointer or arrow keys, and presets. */
export function ColourPanel({ triggerRef, label, value, onChange, onClose }: ColourPanelProps) {
  const { t } = useTranslation()
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label} placement="bottom end">
      <div className={css['panel']}>
        <ColorPicker
          defaultValue={parseColor(value)}
          onChange={(colour: Color) => onChange(colour.toString('hex').toLowerCase())}
        >
          <ColorArea
            aria-label={t('controls.colour.area')}
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
            className={css['area'] ?? ''}
          >
            <ColorThumb className={css['thumb'] ?? ''} />
          </ColorArea>
          <ColorSlider aria-label={t('controls.colour.hue')} colorSpace="hsb" channel="hue">
            <SliderTrack className={css['track'] ?? ''}>
              <ColorThumb className={css['thumb'] ?? ''} />
            </SliderTrack>
          </ColorSlider>
          <ColorSwatchPicker aria-label={t('controls.colour.usual')} className={css['usual'] ?? ''}>
            {usual.map((name) => (
              <ColorSwatchPickerItem key={name} color={defaultColours[name]} className={css['item'] ?? ''}>
                <ColorSwatch colorName={t(`controls.colour.names.${name}`)} className={css['sample'] ?? ''} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        </ColorPicker>
      </div>
    </PopoverPanel>
  )
}
