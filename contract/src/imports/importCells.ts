import type { Refusals } from '#contract/kit/refusals.ts'

/** Cell problems of a supplier's spreadsheet: each message states the cause; the cell is named beside it. */
export const importCellsRefusals = {
  'importCell.required': [30521, '必填，不能为空', 'Required'],
  'importCell.tooLong': [
    30522,
    '内容过长：{length} 个字符，最多 {max} 个',
    'Value too long: {length} of at most {max} characters',
  ],
  'importCell.notNumber': [30541, '无法识别为数字', 'Not a number'],
  'importCell.comma': [
    30551,
    '逗号位置不符合千分位写法，无法确定数值，请写成 1234.56',
    "Commas don't separate thousands here, so the value is unclear; write 1234.56",
  ],
  'importCell.decimalComma': [
    30552,
    '小数点写成了逗号，请改用小数点，如 12.50',
    'A comma is used as the decimal point; write 12.50',
  ],
  'importCell.currency': [30553, '不是人民币金额，请换算为人民币后填写', 'Not in CNY; convert the amount'],
  'importCell.scientific': [
    30554,
    '数字已变成科学计数法，请将单元格设为文本格式后重新填写',
    'Changed to scientific notation; format the cell as text and enter it again',
  ],
  'importCell.picture': [
    30555,
    '单元格中是图片，未导入；请填写图片地址',
    "The cell holds an image, which isn't imported; enter its URL",
  ],
  'importCell.grossFromNet': [
    30556,
    '不含税价 {net} 已按税率 {rate}% 换算为含税价 {gross}，请核对',
    'Converted from {net} without tax to {gross} with {rate}% tax; please check',
  ],
  'importCell.netWithoutRate': [
    30557,
    '该列为不含税价，需填写税率才能换算为含税价',
    'This price is without tax; enter the tax rate to convert it',
  ],
  'importCell.unitDiffers': [
    30558,
    '该列按“{heading}”计，与本行计量单位“{unit}”不一致',
    'The column counts in “{heading}”, but the unit of this row is “{unit}”',
  ],
  'importCell.zeroPrice': [
    30559,
    '价格为 0，请核对；价格为 0 的商品不能直接下单',
    "The price is 0; please check. Products at 0 can't be ordered",
  ],
  'importCell.negative': [30542, '不能为负数', "Can't be negative"],
  'importCell.tooLarge': [30543, '数值过大，最大 {max}', 'Number too large: at most {max}'],
  'importCell.tooManyDecimals': [30523, '最多 {max} 位小数', 'Can have at most {max} decimals'],
  'importCell.notWhole': [30524, '应为整数', 'Must be a whole number'],
  'importCell.outOfRange': [30544, '应在 {least} 到 {max} 之间', 'Must be between {least} and {max}'],
  'importCell.notRate': [
    30525,
    '税率应在 0 到 99.99 之间，最多两位小数',
    'Tax rate must be 0–99.99 with up to two decimals',
  ],
  'importCell.unknownCategory': [
    30526,
    '末级分类不存在，请对照模板中的分类表填写',
    'Leaf category not found; see the category list in the template',
  ],
  'importCell.ambiguousCategory': [
    30527,
    '存在多个同名分类，请填写完整路径',
    'Several categories have this name; enter the full path',
  ],
  'importCell.formula': [
    30528,
    '公式没有计算结果，请粘贴为数值',
    'This formula has no stored result; paste it as a value',
  ],
  'importCell.date': [30538, '被 Excel 识别为日期，请设为文本格式', 'Read by Excel as a date; format the cell as text'],
  'importCell.digitsLost': [
    30539,
    '超过 15 位的数字会丢失精度，请设为文本格式',
    'Numbers over 15 digits lose precision; format the cell as text',
  ],
  'importCell.tooMany': [
    30540,
    '共 {count} 项，最多 {max} 项，其余未导入',
    '{count} entries; only the first {max} are imported',
  ],
  'importCell.error': [30530, '单元格为错误值', 'Contains an error value'],
  'importCell.twice': [30531, '与第 {row} 行重复', 'Duplicates row {row}'],
  'importCell.notPicture': [
    30532,
    '图片地址须以 http:// 或 https:// 开头',
    'Image URLs must start with http:// or https://',
  ],
  'importCell.badAddress': [30545, '图片地址格式不正确', 'Invalid image URL'],
  'importCell.addressTooLong': [
    30546,
    '图片地址过长：{length} 个字符，最多 {max} 个',
    'Image URL too long: {length} of at most {max} characters',
  ],
  'importCell.badPairs': [
    30533,
    '属性格式应为“名称=值”，多个以分号分隔，如“颜色=红;尺寸=L”',
    'Attributes must be written as name=value, separated by semicolons',
  ],
  'importCell.pairTwice': [
    30547,
    '属性“{name}”重复，以第一个为准',
    'Duplicate attribute “{name}”; the first one is used',
  ],
  'importCell.pairNameTooLong': [
    30548,
    '属性名过长：{length} 个字符，最多 {max} 个',
    'Attribute name too long: {length} of at most {max} characters',
  ],
  'importCell.pairTooLong': [
    30549,
    '属性“{name}”的值过长：{length} 个字符，最多 {max} 个',
    'Value of attribute “{name}” too long: {length} of at most {max} characters',
  ],
  'importCell.control': [30535, '含有不可见的控制字符', 'Contains invisible control characters'],
  'importCell.brokenText': [30550, '含有无法识别的字符', 'Contains unreadable characters'],
  'importCell.unlikeProduct': [30537, '与同一商品的第 {row} 行不一致', 'Differs from row {row} of the same product'],
} as const satisfies Refusals
