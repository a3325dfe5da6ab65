import type { Refusals } from '#contract/kit/refusals.ts'

/** What speaks against a cell of a supplier's spreadsheet: each sentence states the cause, the cell is named beside it. */
export const importCellsRefusals = {
  'importCell.required': [30521, '必填，不能为空', 'is required and must not be empty'],
  'importCell.tooLong': [
    30522,
    '内容过长：{length} 个字符，最多 {most} 个',
    'value too long: {length} of at most {most} characters',
  ],
  'importCell.notNumber': [30541, '无法识别为数字', 'number not readable'],
  'importCell.negative': [30542, '不能为负数', 'must not be negative'],
  'importCell.tooLarge': [30543, '数值过大，最大 {most}', 'number too large: at most {most}'],
  'importCell.tooManyDecimals': [30523, '最多 {most} 位小数', 'has more than {most} decimals'],
  'importCell.notWhole': [30524, '应为整数', 'must be a whole number'],
  'importCell.outOfRange': [30544, '应在 {least} 到 {most} 之间', 'must be from {least} to {most}'],
  'importCell.notRate': [
    30525,
    '税率应在 0 到 99.99 之间，最多两位小数',
    'a tax rate is from 0 to 99.99, with at most two decimals',
  ],
  'importCell.unknownCategory': [
    30526,
    '没有这个末级分类，请对照模板中的分类表填写',
    'no category of the last level has this name; see the list in the template',
  ],
  'importCell.ambiguousCategory': [
    30527,
    '有多个同名分类，请写全路径',
    'several categories have this name; write the whole path',
  ],
  'importCell.formula': [30528, '不接受公式，请粘贴为数值', 'is a formula; paste it as a value'],
  'importCell.merged': [30529, '不接受合并单元格，请取消合并', 'is a merged cell; split it'],
  'importCell.date': [30538, '被 Excel 识别为日期，请设为文本格式', 'is a date; set the cell to text'],
  'importCell.digitsLost': [
    30539,
    '超过 15 位的数字会丢失精度，请设为文本格式',
    'is a number of more than 15 digits and has lost some; set the cell to text',
  ],
  'importCell.tooMany': [
    30540,
    '共 {count} 项，最多 {most} 项，其余未导入',
    '{count} entries; only the first {most} are taken',
  ],
  'importCell.error': [30530, '单元格为错误值', 'holds an error value'],
  'importCell.twice': [30531, '与第 {row} 行重复', 'is the same as in row {row}'],
  'importCell.notPicture': [
    30532,
    '图片地址须以 http:// 或 https:// 开头',
    'the address of a picture must begin with http:// or https://',
  ],
  'importCell.badAddress': [30545, '图片地址格式不正确', 'the address of a picture is malformed'],
  'importCell.addressTooLong': [
    30546,
    '图片地址过长：{length} 个字符，最多 {most} 个',
    'address of a picture too long: {length} of at most {most} characters',
  ],
  'importCell.badPairs': [
    30533,
    '属性应写作“名称=值”，多个以分号分隔，如“颜色=红;尺寸=L”',
    'attributes are written name=value, separated by semicolons',
  ],
  'importCell.pairTwice': [
    30547,
    '属性“{name}”重复，以第一个为准',
    'attribute “{name}” occurs twice; the first counts',
  ],
  'importCell.pairNameTooLong': [
    30548,
    '属性名过长：{length} 个字符，最多 {most} 个',
    'name of an attribute too long: {length} of at most {most} characters',
  ],
  'importCell.pairTooLong': [
    30549,
    '属性“{name}”的值过长：{length} 个字符，最多 {most} 个',
    'value of attribute “{name}” too long: {length} of at most {most} characters',
  ],
  'importCell.control': [30535, '含有不可见的控制字符', 'holds control characters'],
  'importCell.brokenText': [
    30550,
    '含有损坏的字符（不完整的 Unicode 编码）',
    'holds a broken character (incomplete Unicode)',
  ],
  'importCell.unlikeProduct': [
    30537,
    '与同一商品的第 {row} 行不一致',
    'differs from row {row}, which is of the same product',
  ],
} as const satisfies Refusals
