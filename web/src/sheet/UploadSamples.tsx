import { Attachments } from '#contract/files/files.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import type { CropRule } from '#web/kit/upload/crop.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import type { Queue } from '#web/kit/upload/queue.ts'
import { QueueRows } from '#web/kit/upload/QueueRows.tsx'
import { useCrop } from '#web/kit/upload/useCrop.tsx'
import { Sample } from './Sample.tsx'

const [documents, oneDocument, pictures] = [
  Attachments('documents'),
  Attachments('documents', 1),
  Attachments('pictures'),
]

const fileOf = (name: string) => new File([''], name)
const onTheirWay: Queue = [
  { key: 1, file: fileOf('2026 年度安全防护用品检测报告（盖章扫描件）.pdf'), state: 'sending', percent: 45 },
  { key: 2, file: fileOf('质检报告.pdf'), state: 'sending', percent: 100 },
  { key: 3, file: fileOf('送货单.jpg'), state: 'waiting', percent: 0 },
  { key: 4, file: fileOf('营业执照.png'), state: 'failed', percent: 0, reason: '网络中断，请重试' },
]

const square: CropRule = { ratio: 1, maxPixels: 1600, mayStay: true }

/** A picture of stripes, wider than it is high. */
async function stripes(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800)
  const context = canvas.getContext('2d')!
  for (let at = 0; at < 12; at++) {
    context.fillStyle = `hsl(${at * 30} 45% ${at % 2 === 0 ? 70 : 55}%)`
    context.fillRect(at * 100, 0, 100, 800)
  }
  return new File([await canvas.convertToBlob()], '条纹.png', { type: 'image/png' })
}

export function UploadSamples() {
  const { prepare, dialog } = useCrop(square)
  const [size, setSize] = useState('')
  const crop = async () => {
    const file = await prepare(await stripes())
    setSize(file ? `${file.name} ${file.size}` : '')
  }
  return (
    <Section title="上传">
      <FieldGrid columns={2}>
        <Sample label="附件" control={<FilesInput schema={documents} />} initial={[]} />
        <Sample label="实拍图" control={<FilesInput schema={pictures} />} initial={[]} />
        <Sample label="合同" required control={<FilesInput schema={oneDocument} />} initial={[]} error="请上传文件" />
        <Sample label="不可上传" control={<FilesInput disabled schema={documents} />} initial={[]} />
      </FieldGrid>
      <FieldGrid columns={1}>
        <ul>
          <QueueRows queue={onTheirWay} onRetry={() => undefined} onRemove={() => undefined} />
        </ul>
      </FieldGrid>
      <Button onClick={() => void crop()}>裁剪图片</Button> {size}
      {dialog}
    </Section>
  )
}
