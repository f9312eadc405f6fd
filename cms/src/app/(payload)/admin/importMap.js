import { DocumentStateLine as DocumentStateLine_034200027b12c0d174c1c02d31c80159 } from '../../../admin/document-state/DocumentStateLine'
import { RefusedPublications as RefusedPublications_c7756334869503026bf93d68dcda5d41 } from '../../../admin/refused-publication/RefusedPublications'
import { TranslatedCell as TranslatedCell_1ed5da9ac3f818476c15e25ea947419e } from '../../../admin/languages/TranslatedCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TooltipSelection as TooltipSelection_7417ddda184be59336344a626866fe42 } from '../../../admin/tooltip/TooltipSelection'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeepBlockText as KeepBlockText_aee858f2b42be40fff1aaaff2ab4be64 } from '../../../admin/saving/text-blocks/KeepBlockText'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PickButtons as PickButtons_bfca7363e4ed71c93429891ee3eed25a } from '../../../admin/pick-buttons/PickButtons'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TooltipLabel as TooltipLabel_d141797e75f82298093e6127c55fe8a2 } from '../../../admin/tooltip/TooltipLabel'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LanguagesField as LanguagesField_f6e2d8dd87a8c1631a4878f09e4a02b5 } from '../../../admin/languages/LanguagesField'
import { LanguagesCell as LanguagesCell_197861dc2d1e81e930d2359d2ff08c1a } from '../../../admin/languages/LanguagesCell'
import { SavingControls as SavingControls_b888c217b787154d0d00e3b8d2e4eb15 } from '../../../admin/saving/SavingControls'
import { PreviewButton as PreviewButton_679c320a020c069877363a14e474990a } from '../../../admin/preview/PreviewButton'
import { VersionsPage as VersionsPage_48e4fd78084d727821b089c3fac8cd76 } from '../../../admin/versions/VersionsPage'
import { PreviewPanel as PreviewPanel_458f32fe0b619603911a248da256814c } from '../../../admin/preview/PreviewPanel'
import { DraftEditView as DraftEditView_54cafb0b51afc59e3cd84b6f1d953ab5 } from '../../../admin/new-document/DraftEditView'
import { GalleryIdField as GalleryIdField_c7cf18e67e296b09f00b59e79b57b515 } from '../../../admin/block-ids/GalleryIdField'
import { PatternSelect as PatternSelect_0da6bdb67dfc2e8f7d85fb852f5aa432 } from '../../../admin/pattern-select/PatternSelect'
import { PickedImagesField as PickedImagesField_9786d2b075bda57e61d82ce7911278a7 } from '../../../admin/picked-images/PickedImagesField'
import { GalleryPreview as GalleryPreview_06579861397a266323704c8fffca77b3 } from '../../../admin/gallery-preview/GalleryPreview'
import { PeriodFilterField as PeriodFilterField_ea75fb2221f7175711d2d08022ed39c4 } from '../../../admin/period-filter/PeriodFilterField'
import { BlockLabel as BlockLabel_cbad8b08e1ff25eec8f931b228aad356 } from '../../../admin/row-labels/BlockLabel'
import { RowLabel as RowLabel_0b787a20ca011f56357cd9f16cfba30a } from '../../../admin/row-labels/RowLabel'
import { ModalIdField as ModalIdField_b13d1dd985b4bdfbd53af6ef9091b030 } from '../../../admin/block-ids/ModalIdField'
import { FirstImageCell as FirstImageCell_be860f28cf874844386094944ecd259c } from '../../../admin/list-cells/FirstImageCell'
import { CreatorCell as CreatorCell_22b8386e4ca59ed04570a558c61871d0 } from '../../../admin/list-cells/CreatorCell'
import { PageWarnings as PageWarnings_129ea07800ce104fef946addf3b33f22 } from '../../../admin/warnings/PageWarnings'
import { ImageFile as ImageFile_99fd74e3e6c472dda4246e5d121b01ad } from '../../../admin/image-file/ImageFile'
import { ImageUses as ImageUses_cd71b748a06fca1c5aade627bfdd2e4e } from '../../../admin/image-uses/ImageUses'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { MediaLibrary as MediaLibrary_74b6f47b6bfd8512720c906bf1150a8c } from '../../../admin/media-library/MediaLibrary'
import { SubtitlesUpload as SubtitlesUpload_023c85693ac941149129f5f850cd7c08 } from '../../../admin/subtitles-upload/SubtitlesUpload'
import { TermUses as TermUses_8d8a9aaef9db5baa3cb4491fd61f1d19 } from '../../../admin/term-uses/TermUses'
import { PatternEditor as PatternEditor_a06220f3634f8c761df14bf9eefb35e3 } from '../../../admin/pattern-editor/PatternEditor'
import { CurrentPasswordField as CurrentPasswordField_eea3a21ce94d43c6924a208c487d6fe1 } from '../../../admin/current-password/CurrentPasswordField'
import { RoleField as RoleField_4d5349df1a983aefdffdf9fb1ab622eb } from '../../../admin/user-role/RoleField'
import { SecondFactorField as SecondFactorField_02f82ba76fa8f454a52fea5baf769fd7 } from '../../../admin/people/second-factor/SecondFactorField'
import { SessionsField as SessionsField_2e3d35ccbe17b27aaeae4c60083f0e75 } from '../../../admin/people/SessionsField'
import { PasswordLink as PasswordLink_641a90e05787f65e77abfa1f50aefb34 } from '../../../admin/people/PasswordLink'
import { InvitePerson as InvitePerson_306256f5c159425b5029323bfa7f1be6 } from '../../../admin/people/InvitePerson'
import { TextCell as TextCell_e349b130f394b64614ae1765b02c9276 } from '../../../admin/audit-log/TextCell'
import { ExportLink as ExportLink_2dc1123c886a26465702e64dbb4cbf1e } from '../../../admin/audit-log/ExportLink'
import { ThemePreview as ThemePreview_9e0e97c91a1a7e2e10bf6767fab76477 } from '../../../admin/theme-preview/ThemePreview'
import { ColourField as ColourField_583120093345f281311338fd508d4406 } from '../../../admin/theme-preview/ColourField'
import { LinkWarnings as LinkWarnings_9e53fbc2b85a2c51aa93743d248dadb3 } from '../../../admin/warnings/LinkWarnings'
import { MenuFocus as MenuFocus_13a293853d393a1774f8c68b6d53b991 } from '../../../admin/menu-focus/MenuFocus'
import { TransferLinks as TransferLinks_301cf4767045355a1d47892067c5582f } from '../../../admin/transfer/TransferLinks'
import { AccessibleNames as AccessibleNames_4cdfcdb7d1bf372ffec801bc5c38c280 } from '../../../admin/accessible-names/AccessibleNames'
import { HistoryProvider as HistoryProvider_8c056fa228ef31f31d659495117bc93a } from '../../../admin/history/HistoryProvider'
import { SavingProvider as SavingProvider_47efcd30995000ab34c2fd60f9c19449 } from '../../../admin/saving/SavingProvider'
import { UploadsProvider as UploadsProvider_cf75f82e3a772bda3afa5e3dc90b804d } from '../../../admin/uploads/UploadsProvider'
import { BulkChanges as BulkChanges_b3fe3d0f2b5e259dc280bf06fe2d5619 } from '../../../admin/bulk-changes/BulkChanges'
import { Dashboard as Dashboard_f4c94eb62e7d955ed6fcc34236a39620 } from '../../../admin/dashboard/Dashboard'
import { SignInPage as SignInPage_87d5bf0d22905c174eebda7e73e19a67 } from '../../../admin/people/sign-in/SignInPage'
import { ForgotPasswordPage as ForgotPasswordPage_3889e3ef6e71cf69c2d197989a7c5da5 } from '../../../admin/people/sign-in/ForgotPasswordPage'
import { ImportPage as ImportPage_5d575fad1d849a5e76314ee826d50326 } from '../../../admin/import/ImportPage'
import { ExportPage as ExportPage_07fae6617756762dc40305a8a86c69f9 } from '../../../admin/export/ExportPage'
import { AltTextsPage as AltTextsPage_cc23090a9cf05a5581c71dac66ea4ddf } from '../../../admin/alt-texts/AltTextsPage'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/document-state/DocumentStateLine#DocumentStateLine": DocumentStateLine_034200027b12c0d174c1c02d31c80159,
  "/admin/refused-publication/RefusedPublications#RefusedPublications": RefusedPublications_c7756334869503026bf93d68dcda5d41,
  "/admin/languages/TranslatedCell#TranslatedCell": TranslatedCell_1ed5da9ac3f818476c15e25ea947419e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/tooltip/TooltipSelection#TooltipSelection": TooltipSelection_7417ddda184be59336344a626866fe42,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/saving/text-blocks/KeepBlockText#KeepBlockText": KeepBlockText_aee858f2b42be40fff1aaaff2ab4be64,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/pick-buttons/PickButtons#PickButtons": PickButtons_bfca7363e4ed71c93429891ee3eed25a,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/tooltip/TooltipLabel#TooltipLabel": TooltipLabel_d141797e75f82298093e6127c55fe8a2,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/languages/LanguagesField#LanguagesField": LanguagesField_f6e2d8dd87a8c1631a4878f09e4a02b5,
  "/admin/languages/LanguagesCell#LanguagesCell": LanguagesCell_197861dc2d1e81e930d2359d2ff08c1a,
  "/admin/saving/SavingControls#SavingControls": SavingControls_b888c217b787154d0d00e3b8d2e4eb15,
  "/admin/preview/PreviewButton#PreviewButton": PreviewButton_679c320a020c069877363a14e474990a,
  "/admin/versions/VersionsPage#VersionsPage": VersionsPage_48e4fd78084d727821b089c3fac8cd76,
  "/admin/preview/PreviewPanel#PreviewPanel": PreviewPanel_458f32fe0b619603911a248da256814c,
  "/admin/new-document/DraftEditView#DraftEditView": DraftEditView_54cafb0b51afc59e3cd84b6f1d953ab5,
  "/admin/block-ids/GalleryIdField#GalleryIdField": GalleryIdField_c7cf18e67e296b09f00b59e79b57b515,
  "/admin/pattern-select/PatternSelect#PatternSelect": PatternSelect_0da6bdb67dfc2e8f7d85fb852f5aa432,
  "/admin/picked-images/PickedImagesField#PickedImagesField": PickedImagesField_9786d2b075bda57e61d82ce7911278a7,
  "/admin/gallery-preview/GalleryPreview#GalleryPreview": GalleryPreview_06579861397a266323704c8fffca77b3,
  "/admin/period-filter/PeriodFilterField#PeriodFilterField": PeriodFilterField_ea75fb2221f7175711d2d08022ed39c4,
  "/admin/row-labels/BlockLabel#BlockLabel": BlockLabel_cbad8b08e1ff25eec8f931b228aad356,
  "/admin/row-labels/RowLabel#RowLabel": RowLabel_0b787a20ca011f56357cd9f16cfba30a,
  "/admin/block-ids/ModalIdField#ModalIdField": ModalIdField_b13d1dd985b4bdfbd53af6ef9091b030,
  "/admin/list-cells/FirstImageCell#FirstImageCell": FirstImageCell_be860f28cf874844386094944ecd259c,
  "/admin/list-cells/CreatorCell#CreatorCell": CreatorCell_22b8386e4ca59ed04570a558c61871d0,
  "/admin/warnings/PageWarnings#PageWarnings": PageWarnings_129ea07800ce104fef946addf3b33f22,
  "/admin/image-file/ImageFile#ImageFile": ImageFile_99fd74e3e6c472dda4246e5d121b01ad,
  "/admin/image-uses/ImageUses#ImageUses": ImageUses_cd71b748a06fca1c5aade627bfdd2e4e,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/media-library/MediaLibrary#MediaLibrary": MediaLibrary_74b6f47b6bfd8512720c906bf1150a8c,
  "/admin/subtitles-upload/SubtitlesUpload#SubtitlesUpload": SubtitlesUpload_023c85693ac941149129f5f850cd7c08,
  "/admin/term-uses/TermUses#TermUses": TermUses_8d8a9aaef9db5baa3cb4491fd61f1d19,
  "/admin/pattern-editor/PatternEditor#PatternEditor": PatternEditor_a06220f3634f8c761df14bf9eefb35e3,
  "/admin/current-password/CurrentPasswordField#CurrentPasswordField": CurrentPasswordField_eea3a21ce94d43c6924a208c487d6fe1,
  "/admin/user-role/RoleField#RoleField": RoleField_4d5349df1a983aefdffdf9fb1ab622eb,
  "/admin/people/second-factor/SecondFactorField#SecondFactorField": SecondFactorField_02f82ba76fa8f454a52fea5baf769fd7,
  "/admin/people/SessionsField#SessionsField": SessionsField_2e3d35ccbe17b27aaeae4c60083f0e75,
  "/admin/people/PasswordLink#PasswordLink": PasswordLink_641a90e05787f65e77abfa1f50aefb34,
  "/admin/people/InvitePerson#InvitePerson": InvitePerson_306256f5c159425b5029323bfa7f1be6,
  "/admin/audit-log/TextCell#TextCell": TextCell_e349b130f394b64614ae1765b02c9276,
  "/admin/audit-log/ExportLink#ExportLink": ExportLink_2dc1123c886a26465702e64dbb4cbf1e,
  "/admin/theme-preview/ThemePreview#ThemePreview": ThemePreview_9e0e97c91a1a7e2e10bf6767fab76477,
  "/admin/theme-preview/ColourField#ColourField": ColourField_583120093345f281311338fd508d4406,
  "/admin/warnings/LinkWarnings#LinkWarnings": LinkWarnings_9e53fbc2b85a2c51aa93743d248dadb3,
  "/admin/menu-focus/MenuFocus#MenuFocus": MenuFocus_13a293853d393a1774f8c68b6d53b991,
  "/admin/transfer/TransferLinks#TransferLinks": TransferLinks_301cf4767045355a1d47892067c5582f,
  "/admin/accessible-names/AccessibleNames#AccessibleNames": AccessibleNames_4cdfcdb7d1bf372ffec801bc5c38c280,
  "/admin/history/HistoryProvider#HistoryProvider": HistoryProvider_8c056fa228ef31f31d659495117bc93a,
  "/admin/saving/SavingProvider#SavingProvider": SavingProvider_47efcd30995000ab34c2fd60f9c19449,
  "/admin/uploads/UploadsProvider#UploadsProvider": UploadsProvider_cf75f82e3a772bda3afa5e3dc90b804d,
  "/admin/bulk-changes/BulkChanges#BulkChanges": BulkChanges_b3fe3d0f2b5e259dc280bf06fe2d5619,
  "/admin/dashboard/Dashboard#Dashboard": Dashboard_f4c94eb62e7d955ed6fcc34236a39620,
  "/admin/people/sign-in/SignInPage#SignInPage": SignInPage_87d5bf0d22905c174eebda7e73e19a67,
  "/admin/people/sign-in/ForgotPasswordPage#ForgotPasswordPage": ForgotPasswordPage_3889e3ef6e71cf69c2d197989a7c5da5,
  "/admin/import/ImportPage#ImportPage": ImportPage_5d575fad1d849a5e76314ee826d50326,
  "/admin/export/ExportPage#ExportPage": ExportPage_07fae6617756762dc40305a8a86c69f9,
  "/admin/alt-texts/AltTextsPage#AltTextsPage": AltTextsPage_cc23090a9cf05a5581c71dac66ea4ddf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
