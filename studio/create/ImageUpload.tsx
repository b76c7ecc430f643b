/** Lets the person choose or drop an image, checks it, and adds it to a change set with its document. */
import { Alert, Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { idFrom } from '../../catalogue/templates/name.ts'
import { api } from '../api/api.ts'
import { base64Of } from '../api/base64.ts'
import { sentence } from '../api/client.ts'
import { editAddress } from '../shell/kinds.ts'
import { useListener } from '../shell/listen.ts'
import { Failure } from '../shell/notices.tsx'
import { site } from '../workspace/client.ts'
import { addFile } from './add-file.ts'
import { ChangeSetSelect } from './ChangeSetSelect.tsx'
import type { NewImage } from './new-image.ts'

interface Chosen {
  readonly bytes: Uint8Array
  readonly address: string
}

export function ImageUpload({ changeSet: given }: { readonly changeSet: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [id, setId] = useState('')
  const [alt, setAlt] = useState('')
  const [changeSet, setChangeSet] = useState(given)
  const [image, setImage] = useState<NewImage>()
  const [isOver, setOver] = useState(false)
  const [error, setError] = useState<unknown>()
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setId(`banners/${idFrom(file.name.replace(/\.[^.]*$/, '')) || 'image'}`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    setChosen({ bytes, address: `data:${file.type};base64,${base64Of(bytes)}` })
  }
  useEffect(() => {
    if (chosen === undefined || id === '') return undefined
    let isCurrent = true
    void site.newImage({ id, alt, bytes: chosen.bytes }).then((found) => isCurrent && setImage(found))
    return () => {
      isCurrent = false
    }
  }, [chosen, id, alt])
  useListener(area, 'dragover', (event) => {
    event.preventDefault()
    setOver(true)
  })
  useListener(area, 'dragleave', () => setOver(false))
  useListener(area, 'drop', (event) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer?.files[0])
  })
  const send = async (): Promise<void> => {
    if (chosen === undefined || image === undefined) return
    setError(undefined)
    try {
      const target = changeSet === '' ? (await api.createChangeSet(`New image: ${id}`)).id : changeSet
      // If saving fails, the next attempt uses the same change set.
      setChangeSet(target)
      const { filePath, documentPath, document } = image
      const save = (edit: Parameters<typeof api.saveDocument>[1]) => api.saveDocument(target, edit)
      await addFile(save, filePath, { base64: base64Of(chosen.bytes) })
      await addFile(save, documentPath, { text: document })
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
      await navigate(editAddress(documentPath, target))
    } catch (failure) {
      setError(failure)
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
    }
  }
  return (
    <div className="card">
      <Failure error={error} />
      <div ref={area} className={isOver ? 'drop over' : 'drop'} role="group" aria-label="Image file">
        {chosen === undefined ? null : <img src={chosen.address} alt="" />}
        <label className="field">
          <span>{chosen === undefined ? 'Drop an image here, or choose a file' : 'Choose another file'}</span>
          <input
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.gif,.webp,.avif"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
        {image === undefined ? null : <output className="note">{image.words}</output>}
      </div>
      {image === undefined || chosen === undefined ? null : (
        <>
          {image.problems.length === 0 ? null : (
            <Alert color="red" variant="light" title="This image cannot be used" role="alert">
              {image.problems.map((words) => (
                <div key={words}>{sentence(words)}</div>
              ))}
            </Alert>
          )}
          {image.warnings.map((words) => (
            <span key={words} className="note warning">
              {sentence(words)}
            </span>
          ))}
          <TextInput
            label="ID"
            description="The name of the image in references. The part before the slash is its folder."
            classNames={{ input: 'mono' }}
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
          />
          <TextInput
            label="What the image shows"
            description="Screen readers read this text aloud. Leave it empty if the image is only decoration. All languages start with this text."
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <ChangeSetSelect value={changeSet} onChange={setChangeSet} />
          <div>
            <Button disabled={image.problems.length > 0} onClick={() => void send()}>
              Add image
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
