import { Button } from '../app/ui/button/button.tsx'
import Send from 'lucide-react/icons/send'
export function Parts() { return <div style={{ padding: 40 }}><h1>Parts</h1><Button variant="next" icon={Send}>Send</Button></div> }
