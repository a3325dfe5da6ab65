import { Attachments } from '#contract/files/files.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { Sample } from './Sample.tsx'

const [documents, oneDocument, pictures] = [
  Attachments('documents'),
  Attachments('documents', 1),
  Attachments('pictures'),
]

export function UploadSamples() {
  return (
    <Section title="上传">
      <FieldGrid columns={2}>
        <Sample label="附件" control={<FilesInput schema={documents} />} initial={[]} />
        <Sample label="实拍图" control={<FilesInput schema={pictures} />} initial={[]} />
        <Sample label="合同" required control={<FilesInput schema={oneDocument} />} initial={[]} error="请上传文件" />
        <Sample label="不可上传" control={<FilesInput disabled schema={documents} />} initial={[]} />
      </FieldGrid>
    </Section>
  )
}
