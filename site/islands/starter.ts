import './start-galleries'
import './start-linked'
import './start-search'
