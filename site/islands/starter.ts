import './start-galleries'
import './start-linked'
import './start-search'
import './start-transitions'
