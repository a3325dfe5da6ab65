import css from './Sheet.module.css'
import { ChartSamples } from './ChartSamples.tsx'
import { ButtonSamples } from './ButtonSamples.tsx'
import { InputSamples } from './InputSamples.tsx'
import { PickerSamples } from './PickerSamples.tsx'
import { UploadSamples } from './UploadSamples.tsx'
import { RichTextSamples } from './RichTextSamples.tsx'
import { DateSamples } from './DateSamples.tsx'
import { FeedbackSamples } from './FeedbackSamples.tsx'
import { TableSamples } from './TableSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'

/** Every control of the kit, in the states that can be seen without opening it; `tools/kitSheet.ts` opens them. */
export function Sheet() {
  return (
    <main className={css['sheet']}>
      <h1>组件一览</h1>
      <ButtonSamples />
      <InputSamples />
      <PickerSamples />
      <DateSamples />
      <UploadSamples />
      <RichTextSamples />
      <FeedbackSamples />
      <TableSamples />
      <ChartSamples />
      <OverlaySamples />
    </main>
  )
}
