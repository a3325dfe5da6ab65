import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { RichText as RichTextOf } from '#contract/kit/richText/schema.ts'
import { FieldGrid, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { RichTextInput } from '#web/kit/richText/RichTextInput.tsx'
import { Sample } from './Sample.tsx'
import { richText } from './samples.ts'

const schema = RichTextOf({ max: 2000, pictures: '^/' })
const short = RichTextOf({ max: 10 })

export function RichTextSamples() {
  return (
    <Section title="富文本">
      <Stack>
        <FieldGrid columns={2}>
          <Sample
            label="商品描述"
            control={<RichTextInput schema={schema} pictures={uploadPicture} />}
            initial={richText}
          />
          <Sample label="空白" control={<RichTextInput schema={schema} placeholder="请填写公告正文" />} />
          <Sample
            label="超出字数"
            required
            control={<RichTextInput schema={short} />}
            initial="<p>请登录供应商中心逐条确认价格。</p>"
            error="不能超过 10 个字符"
          />
          <Sample
            label="只读"
            control={<RichTextInput disabled schema={schema} />}
            initial="<p>审核中，暂不可修改。</p>"
          />
        </FieldGrid>
        <RichText html={richText} />
      </Stack>
    </Section>
  )
}
